export const messages = {
  title: 'قسط‌ها را حساب کنید',
  price: (toman: string) => `قیمت: ${toman}`,
  months: (months: string) => `${months} ماه`,
  monthly: (toman: string) => `هر ماه ${toman}`,
  more: 'یک ماه بیشتر',
  fewer: 'یک ماه کمتر',
  back: 'صفحهٔ نخست',
};
