import type { SeedProduct } from '../../catalogue-shape.ts';
import { january2025 } from '../../price-level.ts';
import { guarantees } from '../guarantees.ts';
import { colours, options } from '../params.ts';
import { phoneProperties } from './phone-properties.ts';

export const otherPhones: SeedProduct[] = [
  {
    id: 1112,
    name: 'گوشی موبایل آنر مدل X9b دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۱۲ گیگابایت',
    shortName: 'آنر X9b',
    category: 'گوشی‌های دیگر',
    brand: 'Honor',
    price: january2025(22_449_000),
    discountPercent: 2,
    guarantee: 'گارانتی ۱۸ ماهه و بیمهٔ ۱۲ ماههٔ شکستگی و آب‌خوردگی',
    tags: ['شارژ سریع', 'سفر'],
    drawing: { kind: 'phone', model: 'honor-x9b' },
    params: colours({ نارنجی: 4, مشکی: 9, سبز: 3 }),
    properties: phoneProperties({
      screen: '۶٫۷۸ اینچ، AMOLED خمیده',
      chip: 'Snapdragon 6 Gen 1',
      memory: '۲۵۶ گیگابایت، رم ۱۲ گیگابایت',
      battery: '۵۸۰۰ میلی‌آمپرساعت',
      camera: '۱۰۸ + ۵ + ۲ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۶۵۲ × ۱۲۰۰ پیکسل',
      system: 'Android 13 با MagicOS',
      cardSlot: 'ندارد',
      selfie: '۱۶ مگاپیکسل',
      video: '4K با ۳۰ فریم بر ثانیه',
      charging: '۳۵ وات',
      network: '5G',
      weight: '۱۸۵ گرم',
      water: 'IP53',
    }),
    about: `
      گوشی آدم‌های دست‌وپاچلفتی. لایهٔ ضربه‌گیر زیر صفحهٔ خمیده آن را از افتادن‌های معمولی نجات می‌دهد و سازنده برای همین بیمهٔ شکستگی گذاشته است.
      باتری ۵۸۰۰ میلی‌آمپری با این وزن کم عجیب است: برای دو روز بیرون از شهر نیازی به پاوربانک ندارید.
      - پشت چرم گیاهی در رنگ نارنجی
      - رم ۱۲ گیگابایتی که برنامه‌ها را در پس‌زمینه نگه می‌دارد`,
    weightGrams: 400,
  },
  {
    id: 1113,
    name: 'گوشی موبایل ناتینگ مدل Phone 2 دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۱۲ گیگابایت',
    shortName: 'ناتینگ فون ۲',
    category: 'گوشی‌های دیگر',
    brand: 'Nothing',
    price: january2025(32_200_000),
    discountPercent: 3,
    guarantee: guarantees.company18,
    tags: ['تازه‌رسیده', 'شارژ سریع', 'هدیه'],
    drawing: { kind: 'phone', model: 'nothing-phone-2' },
    params: colours({ سفید: 3, نوک‌مدادی: 4 }),
    properties: phoneProperties({
      screen: '۶٫۷ اینچ، LTPO OLED',
      chip: 'Snapdragon 8+ Gen 1',
      memory: '۲۵۶ گیگابایت، رم ۱۲ گیگابایت',
      battery: '۴۷۰۰ میلی‌آمپرساعت',
      camera: '۵۰ + ۵۰ مگاپیکسل',
      refreshRate: '۱ تا ۱۲۰ هرتز',
      resolution: '۲۴۱۲ × ۱۰۸۰ پیکسل',
      system: 'Android 13 با Nothing OS',
      cardSlot: 'ندارد',
      selfie: '۳۲ مگاپیکسل',
      video: '4K با ۶۰ فریم بر ثانیه',
      charging: '۴۵ وات، شارژ بی‌سیم ۱۵ وات',
      network: '5G',
      weight: '۲۰۱ گرم',
      water: 'IP54',
    }),
    about: `
      پشت شفاف و نوارهای نور، این گوشی را از صد قدمی می‌شناساند. نورها فقط تزیین نیستند؛ زمان رسیدن سفارش غذا یا پر شدن باتری را نشان می‌دهند.
      نرم‌افزار خلوت و بی‌تبلیغ آن برای کسی که از شلوغی خسته شده نعمت است.
      # جعبه چه دارد؟
      کابل شفاف، سوزن سیم‌کارت و دفترچه. شارژر و قاب جداگانه خریده می‌شود.`,
    weightGrams: 410,
  },
  {
    id: 1114,
    name: 'گوشی موبایل نوکیا مدل 105 2023 دو سیم‌کارت',
    shortName: 'نوکیا ۱۰۵',
    category: 'گوشی ساده',
    brand: 'Nokia',
    price: january2025(1_170_000),
    discountPercent: 3,
    guarantee: 'گارانتی ۱۸ ماهه و ۳۰ روز تعویض',
    tags: ['روزمره', 'هدیهٔ روز پدر', 'پرفروش'],
    drawing: { kind: 'keypad-phone' },
    params: colours({ مشکی: 60, لاجوردی: 35, قرمز: 12 }),
    properties: phoneProperties({
      screen: '۱٫۸ اینچ، رنگی',
      chip: '',
      memory: '۴ مگابایت',
      battery: '۱۰۰۰ میلی‌آمپرساعت',
      camera: 'ندارد',
      refreshRate: '',
      resolution: '۱۶۰ × ۱۲۰ پیکسل',
      system: 'Series 30+',
      cardSlot: 'ندارد',
      selfie: 'ندارد',
      video: '',
      charging: 'میکرو یو‌اس‌بی',
      network: '2G',
      weight: '۷۸ گرم',
      water: '',
    }),
    about: `
      تلفن، چراغ‌قوه، رادیو و بازی مار. همین! و باتری‌ای که تا دو هفته در حالت آماده‌به‌کار می‌ماند.
      برای بزرگ‌ترها که دکمهٔ واقعی می‌خواهند، برای سربازی، و برای گوشی دومی که همیشه شارژ دارد.
      - رادیوی بی‌نیاز از هندزفری
      - صدای زنگ بلند و دکمه‌های درشت`,
    weightGrams: 220,
  },
  {
    id: 1115,
    name: 'گوشی موبایل سپهر ۱۲ ظرفیت ۲۵۶ گیگابایت',
    shortName: 'سپهر ۱۲',
    category: 'گوشی‌های دیگر',
    brand: 'سپهر',
    price: 21_700_000,
    discountPercent: 8,
    guarantee: guarantees.company24,
    tags: ['ساخت ایران', 'شارژ سریع', 'تازه‌رسیده'],
    drawing: { kind: 'phone', model: 'sepehr-12' },
    hex: '#26439F',
    params: options({ '۲۵۶ گیگابایت': 18, '۵۱۲ گیگابایت': [6, 3_200_000] }),
    properties: phoneProperties({
      screen: '۶٫۵ اینچ، OLED',
      chip: 'هشت‌هسته‌ای ۲٫۶ گیگاهرتز',
      memory: '۲۵۶ گیگابایت، رم ۸ گیگابایت',
      battery: '۵۲۰۰ میلی‌آمپرساعت',
      camera: '۶۴ + ۱۳ مگاپیکسل',
      refreshRate: '۹۰ هرتز',
      resolution: '۲۴۰۰ × ۱۰۸۰ پیکسل',
      system: 'Android 15',
      cardSlot: 'تا ۵۱۲ گیگابایت',
      selfie: '۲۰ مگاپیکسل',
      video: '4K با ۳۰ فریم بر ثانیه',
      charging: '۴۰ وات',
      network: '5G',
      weight: '۱۹۲ گرم',
      water: 'IP65',
    }),
    about: `
      گوشی ایرانی با صفحه‌کلید فارسی که نیم‌فاصله را درست می‌گذارد و تقویم خورشیدی در همه‌جای آن هست.
      # خدمات نزدیک شما
      تعمیرگاه رسمی در ۲۴ شهر، قطعهٔ یدکی تا پنج سال و گوشی امانی تا پایان تعمیر. این‌ها را کمتر برندی در ایران می‌دهد.
      # صفحه و باتری
      صفحهٔ OLED لاجوردی‌رنگش چشم را خسته نمی‌کند و باتری ۵۲۰۰ میلی‌آمپری روز شما را به شب می‌رساند.`,
    weightGrams: 400,
  },
];
