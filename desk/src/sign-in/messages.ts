export const messages = {
  title: 'ورود به میز فروشگاه',
  userName: 'نام کاربری',
  next: 'ادامه',
  codeHint: 'کدی را که برنامهٔ رمزساز تلفن شما نشان می‌دهد وارد کنید.',
  signIn: 'ورود',
  back: 'بازگشت به رمز عبور',
  or: 'یا',
  again: 'دوباره وارد شوید',
  textStays: (fullName: string) => `${fullName}، آنچه در صفحه نوشته‌اید می‌ماند.`,
  onlyYou: (fullName: string) => `این صفحه را ${fullName} باز کرده است؛ با همان حساب وارد شوید.`,
  leave: 'خروج از میز',
  byPasskey: 'ورود با گذرکلید',
} as const;
