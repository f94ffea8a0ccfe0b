import type { SeedProduct } from '../../catalogue-shape.ts';
import { january2025 } from '../../price-level.ts';
import { guarantees } from '../guarantees.ts';
import { colours } from '../params.ts';
import { phoneProperties } from './phone-properties.ts';

export const samsungPhones: SeedProduct[] = [
  {
    id: 1101,
    name: 'گوشی موبایل سامسونگ مدل Galaxy S24 Ultra دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۱۲ گیگابایت',
    shortName: 'گلکسی S24 Ultra',
    category: 'گوشی سامسونگ',
    brand: 'Samsung',
    price: january2025(70_200_000),
    discountPercent: 1,
    guarantee: guarantees.company18,
    tags: ['عکاسی', 'ضدآب', 'شارژ سریع', 'پرفروش'],
    drawing: { kind: 'phone', model: 'galaxy-s24-ultra' },
    pictures: 4,
    params: colours({ مشکی: 9, خاکستری: 4, بنفش: [2, 1_500_000], زرد: 0 }),
    properties: phoneProperties({
      screen: '۶٫۸ اینچ، Dynamic AMOLED 2X',
      chip: 'Snapdragon 8 Gen 3',
      memory: '۲۵۶ گیگابایت، رم ۱۲ گیگابایت',
      battery: '۵۰۰۰ میلی‌آمپرساعت',
      camera: '۲۰۰ + ۵۰ + ۱۲ + ۱۰ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۳۱۲۰ × ۱۴۴۰ پیکسل',
      system: 'Android 14 با One UI',
      cardSlot: 'ندارد',
      selfie: '۱۲ مگاپیکسل',
      video: '8K با ۳۰ فریم بر ثانیه',
      charging: '۴۵ وات، شارژ بی‌سیم ۱۵ وات',
      network: '5G',
      weight: '۲۳۲ گرم',
      water: 'IP68',
    }),
    about: `
      پرچمدار سامسونگ برای کسی که از گوشی‌اش کار واقعی می‌خواهد: قلم S Pen درون بدنه جا گرفته و با یک فشار بیرون می‌آید؛ برای امضای یک سند یا کشیدن کروکی لازم نیست دنبال چیز دیگری بگردید.
      # عکاسی از دور و نزدیک
      چهار دوربین پشتی از نمای باز تا زوم پنج‌برابر اپتیکی را پوشش می‌دهند. حسگر ۲۰۰ مگاپیکسلی در نور کم هم جزئیات را نگه می‌دارد و عکس تار تحویل نمی‌دهد.
      - قاب تیتانیومی و شیشهٔ کم‌بازتاب که زیر آفتاب هم خواناست
      - هفت سال به‌روزرسانی سیستم‌عامل
      - کنار هم نشستن دو برنامه روی صفحهٔ بزرگ
      اگر گوشی سبک می‌خواهید این مدل انتخاب شما نیست؛ ۲۳۲ گرم وزن دارد و بزرگ است. در برابرش یک روز کاری سنگین را بی‌دغدغهٔ شارژ می‌گذرانید.`,
    videos: ['https://www.aparat.com/video/video/embed/videohash/k4shi24/vt/frame'],
    weightGrams: 480,
  },
  {
    id: 1102,
    name: 'گوشی موبایل سامسونگ مدل Galaxy A55 دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۸ گیگابایت',
    shortName: 'گلکسی A55',
    category: 'گوشی سامسونگ',
    brand: 'Samsung',
    price: january2025(24_800_000),
    discountPercent: 2,
    guarantee: guarantees.company18,
    tags: ['ضدآب', 'شارژ سریع', 'پرفروش', 'هدیه'],
    drawing: { kind: 'phone', model: 'galaxy-a55' },
    params: colours({ سرمه‌ای: 14, 'آبی یخی': 8, یاسی: [5, 250_000], زرد: 3 }),
    properties: phoneProperties({
      screen: '۶٫۶ اینچ، Super AMOLED',
      chip: 'Exynos 1480',
      memory: '۲۵۶ گیگابایت، رم ۸ گیگابایت',
      battery: '۵۰۰۰ میلی‌آمپرساعت',
      camera: '۵۰ + ۱۲ + ۵ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۳۴۰ × ۱۰۸۰ پیکسل',
      system: 'Android 14 با One UI',
      cardSlot: 'تا ۱ ترابایت',
      selfie: '۳۲ مگاپیکسل',
      video: '4K با ۳۰ فریم بر ثانیه',
      charging: '۲۵ وات',
      network: '5G',
      weight: '۲۱۳ گرم',
      water: 'IP67',
    }),
    about: `
      میان‌رده‌ای که دیگر میان‌رده به چشم نمی‌آید. قاب آلومینیومی و پشت شیشه‌ای آن در دست حس گوشی‌های گران‌تر را دارد و لبه‌هایش دست را نمی‌زند.
      صفحهٔ سوپرامولد با نرخ ۱۲۰ هرتز، ورق زدن اخبار و تماشای فیلم را روان می‌کند و در آفتاب ظهر هم پیدا می‌ماند.
      # برای چه کسی؟
      - کسی که سه یا چهار سال با یک گوشی می‌ماند
      - عکاسی روزمره، به‌ویژه سلفی و غذا
      - دوستداران صدای استریوی واقعی
      شارژر در جعبه نیست؛ یک شارژر ۲۵ واتی جداگانه بخرید تا در کمتر از یک ساعت و نیم پر شود.`,
    weightGrams: 430,
  },
  {
    id: 1103,
    name: 'گوشی موبایل سامسونگ مدل Galaxy A35 دو سیم‌کارت ظرفیت ۱۲۸ گیگابایت و رم ۸ گیگابایت',
    shortName: 'گلکسی A35',
    category: 'گوشی سامسونگ',
    brand: 'Samsung',
    price: january2025(18_989_000),
    guarantee: guarantees.company18,
    tags: ['ضدآب', 'دانشجویی'],
    drawing: { kind: 'phone', model: 'galaxy-a35' },
    params: colours({ 'آبی یخی': 11, سرمه‌ای: 6 }),
    properties: phoneProperties({
      screen: '۶٫۶ اینچ، Super AMOLED',
      chip: 'Exynos 1380',
      memory: '۱۲۸ گیگابایت، رم ۸ گیگابایت',
      battery: '۵۰۰۰ میلی‌آمپرساعت',
      camera: '۵۰ + ۸ + ۵ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۳۴۰ × ۱۰۸۰ پیکسل',
      system: 'Android 14 با One UI',
      cardSlot: 'تا ۱ ترابایت',
      selfie: '۱۳ مگاپیکسل',
      video: '4K با ۳۰ فریم بر ثانیه',
      charging: '۲۵ وات',
      network: '5G',
      weight: '۲۰۹ گرم',
      water: 'IP67',
    }),
    about: `
      برادر کوچک A55 که بیشتر خوبی‌های آن را با قیمت پایین‌تر می‌آورد: همان صفحه، همان باتری و همان ضدآب بودن.
      تفاوت را در سرعت باز شدن بازی‌های سنگین و کیفیت سلفی می‌بینید. برای شبکه‌های اجتماعی، نقشه، بانک و تماس تصویری هیچ کم ندارد.
      - پشت شیشه‌ای با بافت مات که لک نمی‌گیرد
      - دو روز شارژ با کار سبک`,
    weightGrams: 420,
  },
  {
    id: 1104,
    name: 'گوشی موبایل سامسونگ مدل Galaxy S24 FE دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۸ گیگابایت',
    shortName: 'گلکسی S24 FE',
    category: 'گوشی سامسونگ',
    brand: 'Samsung',
    price: january2025(37_089_000),
    guarantee: guarantees.company18,
    tags: ['عکاسی', 'ضدآب', 'شارژ سریع'],
    drawing: { kind: 'phone', model: 'galaxy-s24-fe' },
    params: colours({ خاکستری: 5, مشکی: 7, 'آبی یخی': 1 }),
    properties: phoneProperties({
      screen: '۶٫۷ اینچ، Dynamic AMOLED 2X',
      chip: 'Exynos 2400e',
      memory: '۲۵۶ گیگابایت، رم ۸ گیگابایت',
      battery: '۴۷۰۰ میلی‌آمپرساعت',
      camera: '۵۰ + ۱۲ + ۸ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۳۴۰ × ۱۰۸۰ پیکسل',
      system: 'Android 14 با One UI',
      cardSlot: 'ندارد',
      selfie: '۱۰ مگاپیکسل',
      video: '8K با ۳۰ فریم بر ثانیه',
      charging: '۲۵ وات، شارژ بی‌سیم ۱۵ وات',
      network: '5G',
      weight: '۲۱۳ گرم',
      water: 'IP68',
    }),
    about: `
      نسخهٔ هواداران سری S: سامسونگ چیزهایی را که بیشتر دوستداران می‌خواستند نگه داشته و از بقیه گذشته تا قیمت پایین بیاید.
      # چه مانده، چه رفته
      دوربین تله با زوم سه‌برابر، شارژ بی‌سیم و بدنهٔ ضدآب مانده است. حاشیهٔ صفحه کمی پهن‌تر شده و بدنه از تیتانیوم به آلومینیوم رسیده.
      دستیار هوشمند آن متن مکالمه را هم‌زمان ترجمه می‌کند؛ برای سفر و نامه‌نگاری کاری به درد می‌خورد، هرچند فارسی هنوز در راه است.`,
    weightGrams: 440,
  },
  {
    id: 1105,
    name: 'گوشی موبایل سامسونگ مدل Galaxy S23 FE دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۸ گیگابایت',
    shortName: 'گلکسی S23 FE',
    category: 'گوشی سامسونگ',
    brand: 'Samsung',
    price: january2025(31_699_000),
    discountPercent: 12,
    guarantee: guarantees.company18,
    tags: ['عکاسی', 'ضدآب'],
    drawing: { kind: 'phone', model: 'galaxy-s23-fe' },
    params: colours({ سبز: 0, بنفش: 0, کرم: 0 }),
    properties: phoneProperties({
      screen: '۶٫۴ اینچ، Dynamic AMOLED 2X',
      chip: 'Exynos 2200',
      memory: '۲۵۶ گیگابایت، رم ۸ گیگابایت',
      battery: '۴۵۰۰ میلی‌آمپرساعت',
      camera: '۵۰ + ۱۲ + ۸ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۳۴۰ × ۱۰۸۰ پیکسل',
      system: 'Android 13، قابل ارتقا',
      cardSlot: 'ندارد',
      selfie: '۱۰ مگاپیکسل',
      video: '8K با ۲۴ فریم بر ثانیه',
      charging: '۲۵ وات، شارژ بی‌سیم ۱۵ وات',
      network: '5G',
      weight: '۲۰۹ گرم',
      water: 'IP68',
    }),
    about: `
      نسل پیش‌تر سری FE، جمع‌وجورتر از جانشینش؛ برای کسی که صفحهٔ ۶٫۴ اینچی را به غول‌های امروز ترجیح می‌دهد.
      بدنهٔ فلزی، ضدآب بودن و دوربین تله در این اندازه کمیاب است. موجودی این مدل تمام شده و با رسیدن پارت تازه، همین صفحه به‌روز می‌شود.`,
    weightGrams: 430,
  },
];
