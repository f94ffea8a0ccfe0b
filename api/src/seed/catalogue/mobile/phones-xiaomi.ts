import type { SeedProduct } from '../../catalogue-shape.ts';
import { january2025 } from '../../price-level.ts';
import { guarantees } from '../guarantees.ts';
import { colours } from '../params.ts';
import { phoneProperties } from './phone-properties.ts';

export const xiaomiPhones: SeedProduct[] = [
  {
    id: 1106,
    name: 'گوشی موبایل شیائومی مدل Redmi Note 13 4G دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۸ گیگابایت',
    shortName: 'ردمی نوت ۱۳',
    category: 'گوشی شیائومی',
    brand: 'Xiaomi',
    price: january2025(11_435_000),
    guarantee: guarantees.company18,
    tags: ['شارژ سریع', 'دانشجویی', 'پرفروش'],
    drawing: { kind: 'phone', model: 'redmi-note-13' },
    params: colours({ مشکی: 22, طلایی: 9, سبز: 12, 'آبی یخی': 7 }),
    properties: phoneProperties({
      screen: '۶٫۶۷ اینچ، AMOLED',
      chip: 'Snapdragon 685',
      memory: '۲۵۶ گیگابایت، رم ۸ گیگابایت',
      battery: '۵۰۰۰ میلی‌آمپرساعت',
      camera: '۱۰۸ + ۸ + ۲ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۴۰۰ × ۱۰۸۰ پیکسل',
      system: 'Android 13 با MIUI 14',
      cardSlot: 'تا ۱ ترابایت',
      selfie: '۱۶ مگاپیکسل',
      video: 'Full HD با ۳۰ فریم بر ثانیه',
      charging: '۳۳ وات',
      network: '4G',
      weight: '۱۸۸ گرم',
      water: 'IP54',
    }),
    about: `
      یکی از پرفروش‌ترین گوشی‌های این سال‌ها و دلیلش روشن است: صفحهٔ امولد روان، حافظهٔ جادار و شارژر تندی که در همان جعبه است.
      # نکته‌های خوب
      - دوربین ۱۰۸ مگاپیکسلی که در روز عکس‌های پرجزئیاتی می‌گیرد
      - جک هدفون ۳٫۵ میلی‌متری و فرستندهٔ فروسرخ برای کنترل تلویزیون
      - جای کارت حافظه
      # نکته‌هایی که باید بدانید
      این مدل 5G ندارد و فیلم 4K نمی‌گیرد. اگر این دو برایتان مهم است، نوت ۱۳ پرو را ببینید.`,
    weightGrams: 400,
  },
  {
    id: 1107,
    name: 'گوشی موبایل شیائومی مدل Redmi Note 13 Pro 5G دو سیم‌کارت ظرفیت ۵۱۲ گیگابایت و رم ۱۲ گیگابایت',
    shortName: 'ردمی نوت ۱۳ پرو',
    category: 'گوشی شیائومی',
    brand: 'Xiaomi',
    price: january2025(23_610_000),
    discountPercent: 5,
    guarantee: guarantees.company18,
    tags: ['شارژ سریع', 'عکاسی', 'بازی'],
    drawing: { kind: 'phone', model: 'redmi-note-13-pro' },
    params: colours({ بنفش: 6, آبی: 4, مشکی: 10 }),
    properties: phoneProperties({
      screen: '۶٫۶۷ اینچ، AMOLED',
      chip: 'Snapdragon 7s Gen 2',
      memory: '۵۱۲ گیگابایت، رم ۱۲ گیگابایت',
      battery: '۵۱۰۰ میلی‌آمپرساعت',
      camera: '۲۰۰ + ۸ + ۲ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۷۱۲ × ۱۲۲۰ پیکسل',
      system: 'Android 13 با MIUI 14',
      cardSlot: 'ندارد',
      selfie: '۱۶ مگاپیکسل',
      video: '4K با ۳۰ فریم بر ثانیه',
      charging: '۶۷ وات',
      network: '5G',
      weight: '۱۸۷ گرم',
      water: 'IP54',
    }),
    about: `
      حسگر ۲۰۰ مگاپیکسلی با لرزشگیر اپتیکی، چیزی که در این بازهٔ قیمت کم دیده می‌شود. عکس‌های شبانه‌اش با گوشی‌های گران‌تر رقابت می‌کند.
      شارژ ۶۷ واتی از صفر تا پنجاه درصد را در حدود هفده دقیقه پر می‌کند؛ یک چای خوردن کافی است.
      - نیم ترابایت حافظه برای سال‌ها عکس و فیلم
      - بلندگوهای استریو با پشتیبانی Dolby Atmos
      - شیشهٔ مقاوم گوریلا ویکتوس`,
    weightGrams: 400,
  },
  {
    id: 1108,
    name: 'گوشی موبایل شیائومی مدل Poco X6 Pro 5G دو سیم‌کارت ظرفیت ۵۱۲ گیگابایت و رم ۱۲ گیگابایت',
    shortName: 'پوکو X6 Pro',
    category: 'گوشی شیائومی',
    brand: 'Xiaomi',
    price: january2025(23_690_000),
    guarantee: guarantees.company18,
    tags: ['بازی', 'شارژ سریع'],
    drawing: { kind: 'phone', model: 'poco-x6-pro' },
    params: colours({ مشکی: 8, خاکستری: 3, زرد: [2, 300_000] }),
    properties: phoneProperties({
      screen: '۶٫۶۷ اینچ، AMOLED',
      chip: 'Dimensity 8300 Ultra',
      memory: '۵۱۲ گیگابایت، رم ۱۲ گیگابایت',
      battery: '۵۰۰۰ میلی‌آمپرساعت',
      camera: '۶۴ + ۸ + ۲ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۲۷۱۲ × ۱۲۲۰ پیکسل',
      system: 'Android 14 با HyperOS',
      cardSlot: 'ندارد',
      selfie: '۱۶ مگاپیکسل',
      video: '4K با ۶۰ فریم بر ثانیه',
      charging: '۶۷ وات',
      network: '5G',
      weight: '۱۸۶ گرم',
      water: 'IP54',
    }),
    about: `
      گوشی بازی در لباس گوشی روزمره. پردازندهٔ آن بازی‌های سنگین را با تنظیمات بالا اجرا می‌کند و سامانهٔ خنک‌کننده نمی‌گذارد بعد از نیم ساعت افت کند.
      # تجربهٔ بازی
      - واکنش لمس ۴۸۰ هرتز برای بازی‌های تیراندازی
      - موتور لرزش خطی و بلندگوی استریو
      - حالت بازی با قفل روشنایی و تماس
      نسخهٔ زرد پشت چرم گیاهی دارد که در دست لیز نمی‌خورد و اثر انگشت نمی‌گیرد.`,
    weightGrams: 410,
  },
  {
    id: 1109,
    name: 'گوشی موبایل شیائومی مدل Poco C75 دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۸ گیگابایت',
    shortName: 'پوکو C75',
    category: 'گوشی شیائومی',
    brand: 'Xiaomi',
    price: january2025(8_750_000),
    discountPercent: 4,
    guarantee: guarantees.company18,
    tags: ['دانشجویی', 'روزمره'],
    drawing: { kind: 'phone', model: 'poco-c75' },
    params: colours({ مشکی: 30, سبز: 12, طلایی: 6 }),
    properties: phoneProperties({
      screen: '۶٫۸۸ اینچ، IPS LCD',
      chip: 'Helio G81 Ultra',
      memory: '۲۵۶ گیگابایت، رم ۸ گیگابایت',
      battery: '۵۱۶۰ میلی‌آمپرساعت',
      camera: '۵۰ مگاپیکسل',
      refreshRate: '۱۲۰ هرتز',
      resolution: '۱۶۴۰ × ۷۲۰ پیکسل',
      system: 'Android 14 با HyperOS',
      cardSlot: 'تا ۱ ترابایت',
      selfie: '۱۳ مگاپیکسل',
      video: 'Full HD با ۳۰ فریم بر ثانیه',
      charging: '۱۸ وات',
      network: '4G',
      weight: '۲۰۴ گرم',
      water: '',
    }),
    about: `
      گوشی ارزان برای کار روزمره، با صفحه‌ای که از همهٔ هم‌قیمت‌هایش بزرگ‌تر است. برای پدر و مادری که قلم درشت می‌خواهند یا دانش‌آموزی که کلاس برخط دارد، انتخاب سرراستی است.
      باتری آن یک روز کامل و گاهی دو روز دوام می‌آورد. حسگر اثر انگشت کنار دکمهٔ روشن و خاموش است و تند کار می‌کند.`,
    weightGrams: 430,
  },
];
