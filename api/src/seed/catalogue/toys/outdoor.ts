import type { SeedSubGroup } from '../../catalogue-shape.ts';
import { guarantees } from '../guarantees.ts';
import { colours, single } from '../params.ts';

export const outdoor: SeedSubGroup = {
  id: 103,
  title: 'بازی بیرون از خانه',
  categories: ['بادبادک', 'آب‌بازی', 'ماشین و قطار'],
  products: [
    {
      id: 10301,
      name: 'بادبادک پارچه‌ای بازیکده با دم رنگین‌کمان',
      shortName: 'بادبادک',
      category: 'بادبادک',
      brand: 'بازیکده',
      price: 265_000,
      tags: ['کودک', 'تابستانی', 'سفر'],
      drawing: { kind: 'emoji', name: 'kite' },
      params: colours({ قرمز: 20, آبی: 18, زرد: 11 }),
      properties: {
        'مشخصات کلی': {
          جنس: 'پارچهٔ ریپ‌استاپ',
          پهنا: '۱۱۰ سانتی‌متر',
          نخ: '۵۰ متر',
          'سن مناسب': 'بالای ۵ سال',
        },
        ویژگی‌ها: { میله: 'فایبرگلاس', 'باد مناسب': 'ملایم', کیسه: 'دارد' },
      },
      about: `
        با باد ملایم هم بلند می‌شود و اگر زمین خورد نمی‌شکند. نخ روی قرقره است و دست را نمی‌بُرد.`,
      weightGrams: 240,
    },
    {
      id: 10302,
      name: 'تفنگ آب‌پاش بازیکده یک لیتری',
      shortName: 'آب‌پاش',
      category: 'آب‌بازی',
      brand: 'بازیکده',
      price: 345_000,
      discountPercent: 20,
      tags: ['کودک', 'تابستانی'],
      drawing: { kind: 'emoji', name: 'water-pistol' },
      params: colours({ سبز: 13, نارنجی: 15 }),
      properties: {
        'مشخصات کلی': { مخزن: '۱ لیتر', بُرد: '۸ متر', جنس: 'ABS', 'سن مناسب': 'بالای ۶ سال' },
        ویژگی‌ها: { تلمبه: 'دستی', نشت: 'ندارد' },
      },
      about: `
        برای ظهر تیرماه در حیاط. پمپ آن سفت نیست و بچهٔ شش‌ساله هم می‌تواند پرش کند.`,
      weightGrams: 420,
    },
    {
      id: 10303,
      name: 'قطار چوبی با ریل هجده تکه و پل',
      shortName: 'قطار چوبی',
      category: 'ماشین و قطار',
      brand: 'بازیکده',
      price: 1_480_000,
      discountPercent: 8,
      guarantee: guarantees.sixMonths,
      tags: ['کودک', 'هدیه', 'ساخت ایران'],
      drawing: { kind: 'emoji', name: 'locomotive' },
      params: single(11),
      properties: {
        'مشخصات کلی': {
          تعداد: '۱۸ ریل، ۴ واگن، پل',
          جنس: 'چوب راش',
          'سن مناسب': 'بالای ۳ سال',
          وزن: '۱٫۹ کیلوگرم',
        },
        ویژگی‌ها: { آهنربا: 'پوشیده', سازگاری: 'ریل‌های استاندارد', رنگ: 'گیاهی' },
      },
      about: `
        باتری ندارد؛ صدایش را خود بچه درمی‌آورد. ریل‌ها با بیشتر قطارهای چوبی بازار جور است و می‌شود بزرگش کرد.`,
      weightGrams: 2400,
    },
  ],
};
