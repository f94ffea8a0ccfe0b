export const plainMessages = {
  signIn: 'ورود به حساب',
  signInFirst: 'این صفحه برای مشتریان است. برای دیدن آن وارد حساب خود شوید.',
  signedIn: 'با حساب خود وارد شده‌اید.',
  account: 'حساب من',
  signOut: 'خروج از حساب',
} as const;
