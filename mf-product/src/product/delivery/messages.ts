import { persianToman } from '@kashi/format/persian';

export const messages = {
  choose: 'زمان و هزینهٔ ارسال به شهر شما',
  change: 'تغییر شهر',
  reading: (city: string) => `زمان ارسال به ${city}…`,
  failed: (city: string) => `زمان ارسال به ${city} خوانده نشد.`,
  again: 'تلاش دوباره',
  none: (city: string) => `این کالا را به ${city} نمی‌فرستیم.`,
  byDay: (day: string, city: string, fee: number) => `تا ${day} در ${city}، ${inWords(fee)}`,
  inWords: (duration: string, city: string, fee: number) =>
    `ارسال به ${city}: ${duration}، ${inWords(fee)}`,
} as const;

function inWords(fee: number): string {
  return fee === 0 ? 'ارسال رایگان' : `هزینهٔ ارسال ${persianToman(fee)}`;
}
