export const plainMessages = {
  signIn: 'ورود به حساب',
  signInFirst: 'این صفحه برای مشتریان است. برای دیدن آن وارد حساب خود شوید.',
} as const;
