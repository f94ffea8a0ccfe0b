import { persianNumber } from '@kashi/format/persian';

export const paginationMessages = {
  label: 'صفحه‌ها',
  previous: 'صفحهٔ پیشین',
  next: 'صفحهٔ بعدی',
  page: (page: number) => `صفحهٔ ${persianNumber(page)}`,
} as const;
