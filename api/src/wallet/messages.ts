/** The titles of the wallet's rows, and the texts about reported transfers. */
export const messages = {
  kinds: {
    purchase: 'خرید',
    refund: 'بازگشت وجه',
    'top-up': 'افزایش اعتبار',
    correction: 'اصلاح فروشگاه',
  },
  reported: 'گزارش شما ثبت شد. پس از بررسی فروشگاه به اعتبار شما افزوده می‌شود.',
  tooManyReports: 'گزارش‌های پیشین شما هنوز بررسی نشده است. تا بررسی آن‌ها صبر کنید.',
} as const;
