/** The words of the X-ray, which only developers see. */
export const messages = {
  title: 'پرتونگاری صفحه',
  close: 'بستن پرتونگاری',
  team: 'گروه',
  armTitle: 'نسخه',
  arm: { canary: 'آزمایشی', overridden: 'جایگزین', live: 'جاری' },
  size: 'حجم',
  server: 'در سرور',
  mount: 'در مرورگر',
  error: 'آخرین خطا',
  serverError: 'خطا در سرور',
  none: '—',
  bytes: (kilobytes: string) => `${kilobytes} کیلوبایت`,
  milliseconds: (count: string) => `${count} میلی‌ثانیه`,
};
