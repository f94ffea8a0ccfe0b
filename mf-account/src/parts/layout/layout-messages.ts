export const layoutMessages = {
  shop: 'فروشگاه',
  account: 'حساب من',
  signOut: 'خروج از حساب',
} as const;
