import type { DeliveryPromise } from '@kashi/contracts/carrier';
import { persianToman } from '@kashi/format/persian';

type Fee = Pick<NonNullable<DeliveryPromise['Delivery']>, 'Fee' | 'IsFreightCollect'>;

export const messages = {
  choose: 'زمان و هزینهٔ ارسال به شهر شما',
  change: 'تغییر شهر',
  reading: (city: string) => `زمان ارسال به ${city}…`,
  failed: (city: string) => `زمان ارسال به ${city} خوانده نشد.`,
  again: 'تلاش دوباره',
  none: (city: string) => `این کالا را به ${city} نمی‌فرستیم.`,
  byDay: (day: string, city: string, fee: Fee) => `تا ${day} در ${city}، ${inWords(fee)}`,
  inWords: (duration: string, city: string, fee: Fee) =>
    `ارسال به ${city}: ${duration}، ${inWords(fee)}`,
} as const;

function inWords({ Fee, IsFreightCollect }: Fee): string {
  if (IsFreightCollect) return 'کرایه هنگام تحویل';
  return Fee === 0 ? 'ارسال رایگان' : `هزینهٔ ارسال ${persianToman(Fee)}`;
}
