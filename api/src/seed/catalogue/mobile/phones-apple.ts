import type { SeedProduct } from '../../catalogue-shape.ts';
import { january2025 } from '../../price-level.ts';
import { guarantees } from '../guarantees.ts';
import { colours } from '../params.ts';
import { phoneProperties } from './phone-properties.ts';

export const applePhones: SeedProduct[] = [
  {
    id: 1110,
    name: 'گوشی موبایل اپل مدل iPhone 13 CH دو سیم‌کارت ظرفیت ۱۲۸ گیگابایت و رم ۴ گیگابایت - نات اکتیو',
    shortName: 'آیفون ۱۳',
    category: 'گوشی اپل',
    brand: 'Apple',
    price: january2025(47_799_000),
    guarantee: guarantees.company18,
    tags: ['عکاسی', 'ضدآب', 'هدیه'],
    drawing: { kind: 'phone', model: 'iphone-13' },
    params: colours({ مشکی: 5, سفید: 6, سبز: 2, صورتی: [1, 900_000] }),
    properties: phoneProperties({
      screen: '۶٫۱ اینچ، Super Retina XDR',
      chip: 'Apple A15 Bionic',
      memory: '۱۲۸ گیگابایت، رم ۴ گیگابایت',
      battery: '۳۲۴۰ میلی‌آمپرساعت',
      camera: '۱۲ + ۱۲ مگاپیکسل',
      refreshRate: '۶۰ هرتز',
      resolution: '۲۵۳۲ × ۱۱۷۰ پیکسل',
      system: 'iOS 15، قابل ارتقا',
      cardSlot: 'ندارد',
      selfie: '۱۲ مگاپیکسل',
      video: '4K با ۶۰ فریم بر ثانیه',
      charging: '۲۰ وات، شارژ بی‌سیم ۱۵ وات',
      network: '5G',
      weight: '۱۷۴ گرم',
      water: 'IP68',
    }),
    about: `
      چند سال از آمدنش گذشته و هنوز یکی از خوش‌دست‌ترین گوشی‌های بازار است. اندازه‌اش در یک دست جا می‌شود و هر کاری را بی‌معطلی انجام می‌دهد.
      # فیلم‌برداری
      حالت سینمایی پس‌زمینه را نرم محو می‌کند و لرزش دست را می‌گیرد؛ برای ثبت قدم‌های اول یک کودک ابزار دیگری لازم نیست.
      **نات اکتیو** یعنی گوشی تا لحظهٔ باز کردن جعبه فعال نشده است. شناسهٔ آن پیش از ارسال به نام شما ثبت می‌شود.`,
    weightGrams: 360,
  },
  {
    id: 1111,
    name: 'گوشی موبایل اپل مدل iPhone 13 Pro Max CH دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۶ گیگابایت - نات اکتیو، رجیستر شده با ثبت شناسه پیش از ارسال',
    shortName: 'آیفون ۱۳ پرو مکس',
    category: 'گوشی اپل',
    brand: 'Apple',
    price: 0,
    guarantee: guarantees.company18,
    tags: ['عکاسی', 'ضدآب'],
    drawing: { kind: 'phone', model: 'iphone-13-pro-max' },
    params: colours({ خاکستری: 2, طلایی: 1 }),
    properties: phoneProperties({
      screen: '۶٫۷ اینچ، Super Retina XDR',
      chip: 'Apple A15 Bionic',
      memory: '۲۵۶ گیگابایت، رم ۶ گیگابایت',
      battery: '۴۳۵۲ میلی‌آمپرساعت',
      camera: '۱۲ + ۱۲ + ۱۲ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۷۷۸ × ۱۲۸۴ پیکسل',
      system: 'iOS 15، قابل ارتقا',
      cardSlot: 'ندارد',
      selfie: '۱۲ مگاپیکسل',
      video: '4K با ۶۰ فریم بر ثانیه',
      charging: '۲۷ وات، شارژ بی‌سیم ۱۵ وات',
      network: '5G',
      weight: '۲۴۰ گرم',
      water: 'IP68',
    }),
    about: `
      بزرگ‌ترین صفحه و دیرپاترین باتری سری ۱۳. قیمت این مدل روزانه است؛ برای خرید با فروشگاه تماس بگیرید تا قیمت همان ساعت را بگوییم.
      سه دوربین پشتی از ماکروی دو سانتی‌متری تا زوم سه‌برابر را می‌پوشانند و فیلم‌برداری ProRes برای کار حرفه‌ای در دسترس است.
      - نمایشگر ۱۲۰ هرتزی ProMotion
      - حسگر لیدار برای فوکوس در تاریکی`,
    weightGrams: 470,
  },
];
