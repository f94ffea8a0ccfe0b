export const messages = {
  title: 'ورود به حساب',
  description: 'ورود به حساب کاربری فروشگاه',
  subtitle: 'خوش آمدید. شمارهٔ موبایل و رمز عبور خود را وارد کنید.',
  noAccount: 'حساب ندارید؟',
  register: 'ثبت‌نام کنید',
} as const;
