/** What the desk says about signing in and about its staff. */
export const messages = {
  notSignedIn: 'برای ادامه به میز وارد شوید.',
  secondFactorMissing: 'کد شش‌رقمی برنامهٔ رمزساز خود را وارد کنید.',
  notAllowed: 'نقش شما اجازهٔ این کار را نمی‌دهد.',
  wrongSignIn: 'نام کاربری یا رمز عبور درست نیست.',
  wrongCode: 'کد درست نیست یا پیش‌تر به کار رفته است. کد تازه را وارد کنید.',
  wrongPassword: 'رمز عبور درست نیست.',
  wrongOldPassword: 'رمز عبور کنونی درست نیست.',
  passwordChanged: 'رمز عبور تغییر کرد و نشست‌های دیگر شما پایان یافت.',
  noInvitation:
    'این آدرس راه‌اندازی به کار رفته یا مهلتش گذشته است. از مالک فروشگاه آدرس تازه بخواهید.',
  hasOwner: 'میز مالک دارد. از او بخواهید شما را بیفزاید.',
  userNameTaken: 'این نام کاربری از آنِ دیگری است.',
  userNameNeeded: 'نام کاربری و نام خود را وارد کنید.',
  unknownStaff: 'چنین همکاری پیدا نشد.',
  notYourself: 'این کار را یک مالک دیگر باید برای شما انجام دهد.',
} as const;
