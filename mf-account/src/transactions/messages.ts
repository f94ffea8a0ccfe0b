import { toPersianDigits } from '@kashi/format/persian';

export const messages = {
  table: 'تراکنش‌های کیف پول شما',
  type: 'نوع',
  orderId: 'شمارهٔ سفارش',
  order: (id: number | null) => (id === null ? '---' : toPersianDigits(String(id))),
  date: 'تاریخ',
  amount: 'مبلغ',
  balance: 'موجودی',
  withdrawal: 'برداشت',
  deposit: 'واریز',
  plus: '+',
  minus: '−',
  empty: 'موردی ثبت نشده است.',
  emptyHint: 'افزایش موجودی و خرید از کیف پول شما اینجا می‌آید.',
  toWallet: 'کیف پول',
} as const;
