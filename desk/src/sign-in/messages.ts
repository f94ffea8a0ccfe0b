export const messages = {
  title: 'ورود به میز فروشگاه',
  userName: 'نام کاربری',
  next: 'ادامه',
  codeHint: 'کدی را که برنامهٔ رمزساز تلفن شما نشان می‌دهد وارد کنید.',
  signIn: 'ورود',
  back: 'بازگشت به رمز عبور',
  or: 'یا',
  byPasskey: 'ورود با گذرکلید',
} as const;
