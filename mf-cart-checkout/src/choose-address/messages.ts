export const messages = {
  pickup: 'تحویل حضوری از فروشگاه',
  addresses: {
    title: 'آدرس تحویل',
    none: 'آدرسی برای شما ثبت نشده است.',
    postalCode: (code: string) => `کد پستی ${code}`,
    /** Joins the parts of one address into a line. */
    joined: (parts: readonly string[]) => parts.join('، '),
    transferee: (name: string) => `${name}،`,
  },
  carriers: {
    title: 'شیوهٔ ارسال',
    waiting: 'در حال دریافت شیوه‌های ارسال…',
    none: 'اکنون شرکت حاملی برای این آدرس نیست.',
    unavailable: 'ارسال محصولات به این آدرس بوسیله این شرکت امکانپذیر نمی باشد',
    free: 'رایگان',
  },
  outOfCity: {
    title: 'ارسال برون شهری',
    hint: 'شرکت حامل را انتخاب و هزینه را استعلام کنید.',
    carriers: 'شرکت حامل',
    chooseCarrier: 'شرکت حامل را انتخاب کنید',
    inquire: 'استعلام هزینه',
    possible: 'ارسال به این آدرس ممکن است.',
    cancel: 'انصراف',
    save: 'ذخیره',
  },
  sending: 'کالاهای این ارسال',
  next: 'ثبت و گام بعدی',
  chooseFirst: 'برای رفتن به گام بعد، آدرس و شیوهٔ ارسال را انتخاب کنید.',
  applied: 'آدرس و شیوهٔ ارسال ثبت شد.',
} as const;
