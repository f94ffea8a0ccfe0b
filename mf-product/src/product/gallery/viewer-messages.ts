import { persianNumber } from '@kashi/format/persian';

export const messages = {
  place: (number: number, count: number) =>
    `تصویر ${persianNumber(number)} از ${persianNumber(count)}`,
  previous: 'تصویر پیشین',
  next: 'تصویر بعدی',
  enlarge: 'بزرگ‌نمایی',
  reduce: 'اندازهٔ نخست',
} as const;
