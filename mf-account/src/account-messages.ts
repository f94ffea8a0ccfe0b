import { isGivenName } from './given-name.ts';

export const accountMessages = {
  mobile: 'شمارهٔ موبایل',
  password: 'رمز عبور',
  repeatPassword: 'تکرار رمز عبور',
  passwordHint: '۴ تا ۱۲ حرف، رقم یا نشانه',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  welcome: (fullName: string) =>
    isGivenName(fullName) ? `${fullName} عزیز، خوش آمدید.` : 'خوش آمدید.',
} as const;

export const codeMessages = {
  title: 'کد تأیید',
  sentTo: 'کد پنج‌رقمی پیامک‌شده به',
  enterIt: 'را وارد کنید.',
  changeNumber: 'ویرایش شماره',
  label: 'کد تأیید',
  resendIn: 'زمان مانده تا ارسال دوبارهٔ کد:',
  resend: 'ارسال دوبارهٔ کد',
  resent: 'کد تازه فرستاده شد.',
  canResend: 'اکنون می‌توانید کد تازه بخواهید.',
  lookAgain: 'بارگذاری دوبارهٔ صفحه',
  gone: 'درخواست کد تأیید پیدا نشد. از آغاز شروع کنید.',
  confirm: 'تأیید',
} as const;

export const rulesMessages = {
  rules: 'قوانین و مقررات',
  agree: 'را می‌پذیرم.',
  disagreed: 'برای ثبت‌نام قوانین و مقررات را بپذیرید.',
} as const;

export const dialogMessages = {
  cancel: 'انصراف',
  remove: 'حذف',
  discardQuestion: 'آنچه نوشته‌اید ذخیره نشده است. بسته شود؟',
  discard: 'بسته شود',
  keepWriting: 'ادامهٔ نوشتن',
} as const;

export const loginMessages = { forgot: 'رمز عبور را فراموش کرده‌ام', submit: 'ورود' } as const;
