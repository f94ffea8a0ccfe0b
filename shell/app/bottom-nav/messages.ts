export const messages = {
  label: 'ناوبری اصلی',
  home: 'خانه',
  groups: 'گروه‌ها',
  cart: 'سبد خرید',
  account: 'حساب من',
  login: 'ورود',
} as const;
