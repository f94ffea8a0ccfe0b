import { persianNumber, toPersianDigits } from '@kashi/format/persian';

const number = (id: number) => toPersianDigits(String(id));
const state = { '1': 'تحویل‌شده', '2': 'در جریان', '3': 'لغوشده' } as const;

export const messages = {
  states: 'وضعیت سفارش',
  state,
  shown: (shown: keyof typeof state, count: number, page: number, pages: number) =>
    `${state[shown]}: ${persianNumber(count)} سفارش، صفحهٔ ${persianNumber(page)} از ${persianNumber(pages)}`,
  table: 'سفارش‌های شما',
  id: 'شمارهٔ سفارش',
  number,
  goods: 'کالاها',
  more: (count: number) => `+${toPersianDigits(String(count))}`,
  otherGoods: (count: number) => `و ${toPersianDigits(String(count))} کالای دیگر`,
  date: 'تاریخ ثبت',
  total: 'مبلغ کل',
  status: 'وضعیت',
  details: 'جزئیات',
  follow: 'پیگیری سفارش',
  followOrder: (id: number) => `پیگیری سفارش ${number(id)}`,
  buyAgain: 'خرید دوباره',
  buyOrderAgain: (id: number) => `خرید دوبارهٔ سفارش ${number(id)}`,
  statuses: {
    1: 'در حال بررسی',
    2: 'تأیید شده',
    3: 'رد شده',
    4: 'تحویل به پیک یا پست',
    5: 'تحویل شده',
  } as Record<number, string>,
  /** Status 4 of an order for pickup (R53). */
  ready: 'آمادهٔ تحویل',
  /** By the customer; the shop rejects. */
  cancelled: 'لغو شده',
  empty: 'موردی ثبت نشده است.',
  emptyHint: {
    '1': 'سفارش‌هایی که به دست شما رسیده‌اند اینجا می‌آیند.',
    '2': 'سفارش‌هایی که هنوز تحویل نشده‌اند اینجا می‌آیند.',
    '3': 'هیچ سفارشی از شما لغو نشده است.',
  },
  browse: 'دیدن کالاها',
} as const;
