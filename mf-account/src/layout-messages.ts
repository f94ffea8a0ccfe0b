export const layoutMessages = {
  shop: 'فروشگاه',
  account: 'حساب من',
  pages: {
    '/orders': 'سفارش‌ها',
    '/credit': 'کیف پول',
    '/transactions': 'تراکنش‌ها',
    '/addresses': 'آدرس‌ها',
    '/customerReviews': 'دیدگاه‌های من',
    '/customerQuestions': 'پرسش‌های من',
    '/info': 'اطلاعات حساب',
    '/changePassword': 'تغییر رمز عبور',
  },
  signOut: 'خروج از حساب',
} as const;
