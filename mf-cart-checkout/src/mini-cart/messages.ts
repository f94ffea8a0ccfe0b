import { persianNumber } from '@kashi/format/persian';

export const messages = {
  cartWith: (count: number) => `سبد خرید، ${persianNumber(count)} کالا`,
  pieces: ' کالا',
  show: 'نمایش کالاهای سبد',
  remove: (name: string) => `حذف ${name}`,
  quantity: (quantity: number, unit: string) => `${persianNumber(quantity)} ${unit}`,
  payable: 'مبلغ قابل پرداخت',
  payableWithTax: 'قابل پرداخت با مالیات',
  order: 'ثبت سفارش',
  loginAndOrder: 'ورود و ثبت سفارش',
} as const;
