import { persianNumber } from '@kashi/shared/format/persian';

export const messages = {
  documentTitle: (title: string) => `${title} | میز فروشگاه`,
  waiting: 'در حال دریافت…',
  retry: 'تلاش دوباره',
  pages: 'صفحه‌ها',
  page: (number: number) => `صفحهٔ ${persianNumber(number)}`,
  previousPage: 'صفحهٔ پیش',
  nextPage: 'صفحهٔ بعد',
  nothingFound: 'با این جست‌وجو چیزی پیدا نشد.',
  search: 'جست‌وجو',
  clearSearch: 'برداشتن جست‌وجو',
  searching: 'در حال جست‌وجو…',
  notSearched: 'جست‌وجو انجام نشد.',
  clear: 'پاک کردن',
  openList: 'باز کردن فهرست',
  closeList: 'بستن فهرست',
  cancel: 'انصراف',
  keepMine: 'نوشتهٔ خودم را نگه می‌دارم',
  takeTheirs: 'نسخهٔ تازه را می‌گیرم',
} as const;
