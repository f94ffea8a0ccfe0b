import type { SeedSubGroup } from '../../catalogue-shape.ts';
import { guarantees } from '../guarantees.ts';
import { colours, single } from '../params.ts';

export const makeup: SeedSubGroup = {
  id: 64,
  title: 'آرایش',
  categories: ['رژ لب', 'لاک ناخن', 'آینه و شانه'],
  products: [
    {
      id: 6401,
      name: 'رژ لب جامد مات ابریشم',
      shortName: 'رژ لب مات',
      category: 'رژ لب',
      brand: 'ابریشم',
      price: 265_000,
      discountPercent: 12,
      guarantee: guarantees.fresh,
      tags: ['مجلسی', 'هدیه'],
      drawing: { kind: 'emoji', name: 'lipstick' },
      params: colours({ زرشکی: 22, صورتی: 18, قرمز: 25, قهوه‌ای: 9 }),
      properties: {
        'مشخصات کلی': { بافت: 'مات نرم', وزن: '۳٫۸ گرم', ماندگاری: 'تا ۶ ساعت', ویتامین: 'E' },
        ویژگی‌ها: { بی‌پارابن: 'دارد', 'آزمون پوستی': 'دارد' },
      },
      about: `
        مات است ولی لب را نمی‌ترکاند، چون پایه‌اش موم زنبور و روغن جوجوباست. نام چهار رنگش از میوه‌های پاییز آمده است.`,
      weightGrams: 40,
    },
    {
      id: 6402,
      name: 'لاک ناخن تنفس‌پذیر ابریشم',
      shortName: 'لاک تنفس‌پذیر',
      category: 'لاک ناخن',
      brand: 'ابریشم',
      price: 178_000,
      tags: ['مجلسی'],
      drawing: { kind: 'emoji', name: 'nail-polish' },
      params: colours({ صورتی: 26, زرشکی: 17, فیروزه‌ای: 8, یاسی: 14 }),
      properties: {
        'مشخصات کلی': { حجم: '۱۰ میلی‌لیتر', 'خشک شدن': '۶۰ ثانیه', نوع: 'آب‌گذر', استون: 'لازم' },
        ویژگی‌ها: { بی‌تولوئن: 'دارد', قلم: 'پهن' },
      },
      about: `
        لایه‌اش آب و هوا را از خود می‌گذراند. قلم پهن با دو حرکت تمام ناخن را می‌پوشاند و ردّ مو نمی‌گذارد.`,
      weightGrams: 60,
    },
    {
      id: 6403,
      name: 'آینهٔ دستی خاتم‌کاری اصفهان با شانهٔ چوبی',
      shortName: 'آینه و شانهٔ خاتم',
      category: 'آینه و شانه',
      brand: 'نگاره',
      price: 1_340_000,
      guarantee: guarantees.workshop,
      tags: ['دست‌ساز', 'ساخت ایران', 'هدیهٔ روز مادر'],
      drawing: { kind: 'emoji', name: 'mirror' },
      params: single(8),
      properties: {
        'مشخصات کلی': {
          جنس: 'چوب عناب و خاتم',
          'قطر آینه': '۱۱ سانتی‌متر',
          شانه: 'چوب شمشاد',
          وزن: '۳۱۰ گرم',
        },
        'دربارهٔ ساخت': { 'جای ساخت': 'اصفهان', پوشش: 'پلی‌استر براق', جعبه: 'مخمل' },
      },
      about: `
        هر سانتی‌متر خاتم آن نزدیک به دویست تکه چوب، استخوان و برنج دارد. پشت آینه ستارهٔ هشت‌پر است، همان که بر سردر ماست.`,
      weightGrams: 520,
    },
  ],
};
