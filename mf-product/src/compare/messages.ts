import { persianNumber, toPersianDigits } from '@kashi/format/persian';

export const messages = {
  shop: 'فروشگاه',
  page: 'مقایسه',
  title: 'مقایسهٔ کالاها',
  titleOf: (names: readonly string[]) =>
    names.length === 2 ? `مقایسهٔ ${names.join(' با ')}` : `مقایسهٔ ${joined(names)}`,
  count: (count: number, most: number) => `${persianNumber(count)} از ${persianNumber(most)} کالا`,
  table: 'جدول مقایسه',
  property: 'ویژگی',
  onlyDifferences: 'فقط تفاوت‌ها',
  noDifferences: 'مشخصات این کالاها تفاوتی با هم ندارد.',
  view: 'مشاهده و خرید',
  viewNamed: (name: string) => `مشاهده و خرید ${name}`,
  remove: (name: string) => `حذف ${name} از مقایسه`,
  add: 'افزودن کالا',
  /** Shown for a property without a value (§2). */
  noValue: '---',
  none: {
    title: 'کالایی برای مقایسه انتخاب نشده است',
    text: 'کالاهای یک گروه را کنار هم بگذارید و تفاوتشان را ببینید.',
  },
  /** The specification's sentences (§5), with a Persian digit. */
  corrections: {
    duplicate: 'این محصول در لیست مقایسه موجود هست',
    tooMany: toPersianDigits('حداکثر 4 محصول قابلیت مقایسه با یکدیگر را دارند'),
    unknown: 'کالایی که در فروشگاه نیست از مقایسه کنار گذاشته شد',
  },
  adding: {
    title: 'افزودن کالا به مقایسه',
    search: 'جستجوی کالا',
    none: 'محصول مورد نظر یافت نشد.',
    found: (count: number) => `${persianNumber(count)} محصول یافته شد`,
  },
} as const;

/** «A، B و C». */
function joined(names: readonly string[]): string {
  return [names.slice(0, -1).join('، '), ...names.slice(-1)].filter(Boolean).join(' و ');
}
