import type { SeededRandom } from '../seeded-random.ts';
import type { PooledReview } from './review-pool.ts';

/** The stars of a review of the demo: fewer where its words complain; none for some that praise. */
export function starsOf([title]: PooledReview, random: SeededRandom): number | null {
  if (complaints.has(title)) return random.whole(2, 3);
  if (reservations.has(title)) return random.whole(3, 4);
  return random.next() > 0.85 ? null : random.whole(4, 5);
}

const complaints = new Set([
  'داغ می‌شود',
  'دیر رسید',
  'انتظار بیشتری داشتم',
  'سروصدا',
  'پایه‌اش لق بود',
  'خط داشت',
  'نازک است',
  'چرب است',
  'در راه نشت کرد',
  'جلد خم شده بود',
  'کیفیت متوسط',
  'شور',
  'خط افتاد',
  'پیامک را کامل نشان نمی‌دهد',
]);

const reservations = new Set([
  'یک ایراد',
  'پس فرستادم',
  'کمی کوچک',
  'بد نیست',
  'حمل',
  'بوی نو',
  'یک شماره بزرگ‌تر بگیرید',
  'زیپ',
  'عوض کردم',
  'ماندگاری',
  'کم‌حجم',
  'گران شده',
  'باد کم داشت',
  'کم بود',
  'سخت برای سنش',
  'باتری نداشت',
  'بدون اسپیکر',
  'قفل بند',
  'موسیقی',
]);
