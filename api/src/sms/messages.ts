import type { SmsPurpose } from './sms-provider.ts';

export const messages = {
  title: 'پیامک‌های فرستاده‌شده',
  note: 'این صفحه فقط در محیط توسعه هست. پیامکی فرستاده نمی‌شود؛ کدها اینجا می‌آیند.',
  empty: 'هنوز پیامکی فرستاده نشده است.',
  mobile: 'شمارهٔ موبایل',
  code: 'کد',
  text: 'متن',
  texts: 'پیامک‌های سفارش‌ها',
  purpose: 'برای',
  sentAt: 'زمان',
  purposes: { register: 'ثبت‌نام', recover: 'بازیابی رمز عبور', login: 'ورود' } satisfies Record<
    SmsPurpose,
    string
  >,
} as const;
