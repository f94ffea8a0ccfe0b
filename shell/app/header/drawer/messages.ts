export const messages = {
  label: 'گروه‌های کالا',
  close: 'بستن',
  account: 'حساب من',
  login: 'ورود',
  register: 'ثبت‌نام',
} as const;
