import { persianNumber, persianToman } from '@kashi/format/persian';

export const messages = {
  title: 'سبد خرید',
  yours: 'سبد خرید شما',
  shop: 'فروشگاه',
  goods: 'کالاهای سبد',
  empty: {
    title: 'سبد خرید شما خالیست!',
    hint: 'کالایی را که می‌پسندید به سبد بیفزایید؛ اینجا می‌ماند تا هر وقت که بخواهید.',
    guestHint: 'اگر پیش‌تر کالایی به سبد افزوده‌اید، وارد حساب خود شوید تا آن را ببینید.',
    browse: 'دیدن کالاها',
    login: 'ورود',
    register: 'ثبت‌نام',
  },
  continueOrder: 'ادامه ثبت سفارش',
  late: 'سبد خرید به‌موقع خوانده نشد. کالاهای شما سر جای خود هستند.',
  again: 'تلاش دوباره',
  unitPrice: (amountToman: number) => `قیمت واحد: ${persianToman(amountToman)}`,
  quantity: (quantity: number, unit: string) => `تعداد: ${persianNumber(quantity)} ${unit}`,
  remove: (name: string) => `حذف ${name}`,
  unavailable: (stock: number, unit: string) =>
    `ناموجود ( تعداد موجودی ${persianNumber(stock)} ${unit} )`,
  mostChosen: 'بیشترین تعداد موجود را انتخاب کرده‌اید.',
  cheaper: (amountToman: number) => `${persianToman(amountToman)} ارزان‌تر شد`,
  dearer: (amountToman: number) => `${persianToman(amountToman)} گران‌تر شد`,
  becameCheaper: (name: string, amountToman: number) =>
    `قیمت «${name}» از زمان افزودن به سبد ${persianToman(amountToman)} کمتر شده است.`,
  becameDearer: (name: string, amountToman: number) =>
    `قیمت «${name}» از زمان افزودن به سبد ${persianToman(amountToman)} بیشتر شده است.`,
  noticeRead: 'متوجه شدم',
  coupon: {
    title: 'کد تخفیف',
    apply: 'اعمال کد',
    code: 'کد',
    applied: 'اعمال شد',
    waiting: 'ثبت شده، ولی شرایط آن برای این سبد برقرار نیست',
    remove: 'حذف',
    removeCode: (code: string | null | undefined) => `حذف کد تخفیف ${code ?? ''}`,
  },
} as const;
