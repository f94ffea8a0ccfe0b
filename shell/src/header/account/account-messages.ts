export const accountMessages = {
  pages: {
    '/info': 'اطلاعات حساب',
    '/orders': 'سفارش‌ها',
    '/credit': 'کیف پول',
    '/addresses': 'آدرس‌ها',
    '/content/rules': 'قوانین و مقررات',
  },
  label: 'حساب من',
  signOut: 'خروج از حساب',
} as const;
