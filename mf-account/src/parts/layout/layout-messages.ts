import { persianNumber } from '@kashi/format/persian';

export const layoutMessages = {
  shop: 'فروشگاه',
  account: 'حساب من',
  giveName: 'نام خود را بنویسید',
  pageShown: (page: number, pages: number) =>
    `صفحهٔ ${persianNumber(page)} از ${persianNumber(pages)}`,
  signOut: 'خروج از حساب',
} as const;
