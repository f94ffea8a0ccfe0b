export const layoutMessages = {
  shop: 'فروشگاه',
  account: 'حساب من',
  giveName: 'نام خود را بنویسید',
  signOut: 'خروج از حساب',
} as const;
