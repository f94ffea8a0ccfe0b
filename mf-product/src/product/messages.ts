import { persianNumber, persianToman } from '@kashi/format/persian';

export const messages = {
  shop: 'فروشگاه',
  waitingTitle: 'کالا',
  brand: (title: string) => `برند ${title}`,
  rating: 'امتیاز:',
  group: 'گروه:',
  subGroup: 'زیرگروه:',
  gallery: {
    label: 'تصاویر کالا',
    thumbnail: (number: number) => `تصویر ${persianNumber(number)}`,
  },
  variants: {
    colour: 'رنگ:',
    size: 'اندازه:',
    kind: 'نوع:',
    noColour: 'بدون رنگ',
    unavailable: 'ناموجود',
    dearer: (toman: number) => `${persianToman(toman)} بیشتر`,
  },
  tools: {
    compare: 'مقایسه',
    share: 'اشتراک‌گذاری',
    prices: 'تاریخچهٔ تغییر قیمت',
  },
  sizeGuide: 'راهنمای اندازه',
  highlights: 'ویژگی‌های مهم',
  buy: {
    label: 'خرید',
    call: 'تماس با فروشگاه',
    per: (unit: string) => `هر ${unit}`,
    few: (pieces: number, unit = 'تا') => `تنها ${persianNumber(pieces)} ${unit} مانده است`,
    shipping: 'هزینه و زمان ارسال پس از انتخاب آدرس',
  },
  details: {
    label: 'جزئیات کالا',
    description: 'توضیحات',
    specifications: 'مشخصات',
    videos: 'ویدیوها',
    reviews: 'دیدگاه کاربران',
    questions: 'پرسش و پاسخ',
    video: (number: number, name: string) => `ویدیوی ${persianNumber(number)} از ${name}`,
  },
  /** Shown for a specification without a value (§2). */
  noValue: '---',
  similar: 'کالاهای مشابه',
} as const;
