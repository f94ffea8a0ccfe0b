/** Titles of the account's pages, and of the links that lead to them. */
export const titleMessages = {
  orders: 'سفارش‌ها',
  credit: 'کیف پول',
  transactions: 'تراکنش‌ها',
  addresses: 'آدرس‌ها',
  reviews: 'دیدگاه‌های من',
  questions: 'پرسش‌های من',
  alerts: 'خبرم کن',
  info: 'اطلاعات حساب',
  changePassword: 'تغییر رمز عبور',
} as const;
