export const messages = {
  title: 'چند ماه پس‌انداز؟',
  price: (toman: string) => `قیمت: ${toman}`,
  monthly: (toman: string) => `ماهی ${toman}`,
  months: (months: string) => `پس از ${months} ماه`,
  more: 'بیشتر',
  less: 'کمتر',
  back: 'صفحهٔ نخست',
};
