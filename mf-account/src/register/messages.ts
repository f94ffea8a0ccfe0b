export const messages = {
  title: 'ثبت‌نام',
  description: 'ساختن حساب کاربری در فروشگاه',
  step: 'گام ۱ از ۳، اطلاعات شما',
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  submit: 'ثبت‌نام',
  haveAccount: 'حساب دارید؟',
  signIn: 'وارد شوید',
  done: 'حساب شما ساخته شد',
  doneText: (fullName: string) => `${fullName} عزیز، به فروشگاه خوش آمدید.`,
  goOn: 'ادامهٔ خرید',
  goHome: 'رفتن به فروشگاه',
} as const;
