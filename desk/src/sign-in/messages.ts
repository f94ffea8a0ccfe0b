export const messages = {
  title: 'ورود به میز فروشگاه',
  userName: 'نام کاربری',
  next: 'ادامه',
  codeHint: 'کدی را که برنامهٔ رمزساز تلفن شما نشان می‌دهد وارد کنید.',
  signIn: 'ورود',
  back: 'بازگشت به رمز عبور',
  or: 'یا',
  over: 'نشست شما به پایان رسیده است',
  again: (fullName: string) =>
    `${fullName}، برای ادامه دوباره وارد شوید. آنچه در صفحه نوشته‌اید می‌ماند.`,
  onlyYou: (fullName: string) => `این صفحه را ${fullName} باز کرده است؛ با همان حساب وارد شوید.`,
  leave: 'خروج از میز',
  byPasskey: 'ورود با گذرکلید',
} as const;
