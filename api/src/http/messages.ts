/** What the server says when it cannot do what it was asked, whatever the slice. */
export const messages = {
  developersOnly:
    'این بخش برای توسعه‌دهندگان است و تنها روی خود دستگاه فروشگاه باز می‌شود، مگر با KASHI_DEVELOPER_ACCESS=everybody.',
  notSignedIn: 'برای ادامه وارد حساب کاربری خود شوید.',
  invalidInput: 'اطلاعات واردشده درست نیست. آن را بازبینی کنید.',
  malformed: 'درخواست خوانده نشد. دوباره تلاش کنید.',
  notFound: 'آنچه خواستید پیدا نشد.',
  wrongMethod: 'این کار با این نشانی شدنی نیست.',
  tooLarge: 'متن فرستاده‌شده بیش از اندازه بلند است.',
  wrongType: 'قالب درخواست پذیرفته نیست.',
  wrongKey: 'نشان این درخواست درست نیست. صفحه را تازه کنید و دوباره تلاش کنید.',
  tooMany: 'تعداد درخواست‌ها زیاد است. کمی صبر کنید و دوباره تلاش کنید.',
  failed: 'مشکلی در سرور پیش آمد. چند لحظهٔ دیگر دوباره تلاش کنید.',
} as const;
