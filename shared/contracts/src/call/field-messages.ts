/** The errors of fields, with the same words in the browser's form and in the server's answer (R23). */
export const fieldMessages = {
  mobile: {
    required: 'شمارهٔ موبایل را وارد کنید.',
    startsWith09: 'شمارهٔ موبایل باید با ۰۹ آغاز شود و ۱۱ رقم باشد.',
    startsWith0: 'شمارهٔ موبایل باید با ۰ آغاز شود و ۱۱ رقم باشد.',
  },
  password: {
    required: 'رمز عبور را وارد کنید.',
    length: 'رمز عبور باید ۴ تا ۱۲ حرف باشد.',
  },
  oldPassword: {
    required: 'رمز عبور کنونی را وارد کنید.',
    length: 'رمز عبور کنونی باید ۴ تا ۱۲ حرف باشد.',
  },
  newPassword: {
    required: 'رمز عبور تازه را وارد کنید.',
    length: 'رمز عبور تازه باید ۴ تا ۱۲ حرف باشد.',
  },
  repeatedPassword: {
    required: 'تکرار رمز عبور را وارد کنید.',
    length: 'تکرار رمز عبور باید ۴ تا ۱۲ حرف باشد.',
    differs: 'تکرار رمز عبور با رمز عبور یکسان نیست.',
  },
  firstName: { required: 'نام را وارد کنید.', tooLong: 'نام باید حداکثر ۵۰ حرف باشد.' },
  lastName: {
    required: 'نام خانوادگی را وارد کنید.',
    tooLong: 'نام خانوادگی باید حداکثر ۲۰۰ حرف باشد.',
  },
  code: { required: 'کد تأیید را وارد کنید.', wrong: 'کد تأیید باید ۵ رقم باشد.' },
  confirmation: 'درخواست کد تأیید پیدا نشد. از آغاز شروع کنید.',
  nationalCode: 'کد ملی باید ۱۰ رقم باشد.',
  bankCard: 'شمارهٔ کارت باید ۱۶ رقم باشد.',
  email: 'ایمیل درست نیست.',
  gender: 'جنسیت را انتخاب کنید.',
  choice: 'این گزینه درست نیست.',
  id: 'شناسه درست نیست.',
  city: 'شهر را انتخاب کنید.',
  transfereeName: {
    required: 'نام گیرنده را وارد کنید.',
    tooLong: 'نام گیرنده باید حداکثر ۵۰ حرف باشد.',
  },
  postalCode: 'کد پستی باید ۱۰ رقم باشد.',
  addressTitle: {
    required: 'عنوان آدرس را وارد کنید.',
    tooLong: 'عنوان آدرس باید حداکثر ۲۰ حرف باشد.',
  },
  addressText: {
    required: 'آدرس را وارد کنید.',
    tooLong: 'آدرس باید حداکثر ۳۰۰ حرف باشد.',
  },
  place: 'جای نقشه درست نیست.',
  coupon: { required: 'کد تخفیف را وارد کنید.', tooLong: 'کد تخفیف درست نیست.' },
  giftNote: 'یادداشت هدیه باید حداکثر ۲۰۰ حرف باشد.',
  carrier: 'شرکت حامل را انتخاب کنید',
  amount: {
    required: 'مبلغ را وارد کنید.',
    wrong: 'مبلغ باید عددی ۳ تا ۱۰ رقمی باشد.',
  },
  sum: 'مبلغ درست نیست.',
  trackingNo: {
    required: 'شمارهٔ پیگیری را وارد کنید.',
    tooLong: 'شمارهٔ پیگیری باید حداکثر ۱۰۰۰ حرف باشد.',
  },
  cardLastDigits: {
    required: 'چهار رقم پایانی کارت را وارد کنید.',
    wrong: 'چهار رقم پایانی کارت باید ۴ رقم باشد.',
  },
  currency: {
    required: 'واحد پول را وارد کنید.',
    tooLong: 'واحد پول باید حداکثر ۳۰ حرف باشد.',
  },
  paymentDate: {
    required: 'تاریخ پرداخت را وارد کنید.',
    wrong: 'تاریخ پرداخت باید مانند ۱۴۰۴/۰۸/۲۹ باشد.',
  },
  comment: 'توضیح باید حداکثر ۳۰۰ حرف باشد.',
} as const;
