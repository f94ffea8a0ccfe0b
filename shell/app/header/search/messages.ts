import { persianNumber } from '@kashi/format/persian';

export const messages = {
  label: 'پیشنهادهای جستجو',
  clear: 'پاک کردن جستجو',
  subGroups: 'زیرگروه‌ها',
  products: 'کالاها',
  tags: 'برچسب‌ها',
  recent: 'جستجوهای اخیر',
  forget: 'پاک کردن جستجوهای اخیر',
  forgetOne: (search: string) => `پاک کردن «${search}»`,
  forgotten: (search: string) => `«${search}» از جستجوهای اخیر پاک شد.`,
  waiting: 'در حال جستجو…',
  nothing: 'نتیجه ایی یافت نشد',
  count: (count: number) => `${persianNumber(count)} پیشنهاد؛ با کلیدهای بالا و پایین انتخاب کنید.`,
} as const;
