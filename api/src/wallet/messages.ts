/** The titles of the wallet's rows, and the texts about reported transfers. */
export const messages = {
  kinds: {
    purchase: 'خرید',
    refund: 'برگشت پول',
    'top-up': 'افزایش موجودی',
    correction: 'اصلاح فروشگاه',
  },
  reported: 'گزارش شما ثبت شد. پس از بررسی فروشگاه به موجودی شما افزوده می‌شود.',
  dayToCome: 'این تاریخ هنوز نرسیده است. روزی را که واریز کرده‌اید وارد کنید.',
  tooManyReports: 'گزارش‌های پیشین شما هنوز بررسی نشده است. تا بررسی آن‌ها صبر کنید.',
} as const;
