import { persianToman } from '@kashi/format/persian';

export const messages = {
  title: 'تاریخچهٔ تغییر قیمت',
  now: 'اکنون',
  lowest: 'کمترین',
  highest: 'بیشترین',
  beforeDiscount: 'این قیمت‌ها پیش از تخفیف هستند.',
  asTable: 'نمایش به صورت جدول',
  date: 'تاریخ',
  price: 'قیمت',
  chart: (from: string, to: string, first: number, last: number) =>
    `نمودار تغییر قیمت از ${from} تا ${to}: از ${persianToman(first)} به ${persianToman(last)}`,
  none: {
    title: 'تغییری ثبت نشده است',
    text: 'قیمت این کالا از روز نخست همین بوده است.',
  },
} as const;
