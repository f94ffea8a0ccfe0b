/** The server's texts about accounts, codes and sign-in. */
export const messages = {
  wrongSignIn: 'شمارهٔ موبایل یا رمز عبور درست نیست.',
  blocked:
    'فروشگاه ورود به این حساب را متوقف کرده است. سفارش‌های شما سر جای خود هستند؛ برای پیگیری با فروشگاه تماس بگیرید.',
  wrongCode: 'کد تأیید درست نیست.',
  usedCode: 'این کد پیش‌تر استفاده شده است. کد تازه بگیرید.',
  codeOver: 'مهلت این کد گذشته است. کد تازه بگیرید.',
  tooManyCodes: 'کد چند بار نادرست وارد شد. کد تازه بگیرید.',
  noConfirmation: 'درخواست کد تأیید پیدا نشد. از آغاز شروع کنید.',
  numberHasAccount: 'این شماره پیش از این ثبت‌نام شده است. وارد شوید یا رمز عبور را بازیابی کنید.',
  codeConfirmed: 'کد تأیید شد. رمز عبور تازه را وارد کنید.',
  notConfirmed: 'کد هنوز تأیید نشده یا مهلت تغییر رمز گذشته است. دوباره کد بگیرید.',
  noPassword:
    'حساب شما هنوز رمز عبور ندارد. صفحهٔ «تغییر رمز عبور» را دوباره بارگذاری کنید و «تعیین رمز عبور» را بزنید.',
  wrongOldPassword: 'رمز عبور کنونی درست نیست.',
  passwordChanged: 'رمز عبور تغییر کرد.',
  signedOutEverywhere: 'از حساب خود در همهٔ دستگاه‌ها خارج شدید.',
  profileSaved: 'اطلاعات شما ذخیره شد.',
  /** The author's name of opinions whose customer has closed the account. */
  formerCustomer: 'مشتری پیشین',
  tooManySignIns: 'همین حالا افراد زیادی در حال ورود هستند. چند لحظهٔ دیگر دوباره تلاش کنید.',
  tooManyTries: (seconds: number) =>
    `تعداد تلاش‌ها زیاد است. ${persianWait(seconds)} دیگر دوباره تلاش کنید.`,
} as const;

function persianWait(seconds: number): string {
  const isMinutes = seconds > 90;
  const count = isMinutes ? Math.ceil(seconds / 60) : seconds;
  return `${count.toLocaleString('fa-IR')} ${isMinutes ? 'دقیقه' : 'ثانیه'}`;
}
