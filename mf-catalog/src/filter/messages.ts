import { persianNumber, persianToman } from '@kashi/format/persian';

export const messages = {
  shop: 'فروشگاه',
  everything: 'همهٔ محصولات',
  crumb: {
    group: (name: string) => `جستجو در گروه ${name}`,
    subgroup: (name: string) => `جستجو در زیرگروه ${name}`,
    category: (name: string) => `جستجو در دستهٔ ${name}`,
    tag: (name: string) => `جستجو در برچسب ${name}`,
    brand: (name: string) => `جستجوی برند ${name}`,
    search: (phrase: string) => `جستجوی عبارت ${phrase}`,
  },
  heading: {
    search: (phrase: string) => `نتایج جستجوی «${phrase}»`,
    searchIn: (phrase: string, place: string) => `نتایج جستجوی «${phrase}» در ${place}`,
    separator: '، ',
  },
  head: {
    page: (heading: string, page: number) => `${heading}، صفحهٔ ${persianNumber(page)}`,
    description: (heading: string, count: number) =>
      `${heading}: ${persianNumber(count)} کالا. قیمت و مشخصات را ببینید و آنلاین سفارش دهید.`,
  },
  /** `searchedFor` is the corrected phrase, where no product has the typed one in its name. */
  found: (count: number, searchedFor?: string) =>
    searchedFor
      ? `چیزی با این نام نبود؛ ${persianNumber(count)} محصول برای «${searchedFor}» یافته شد`
      : `${persianNumber(count)} محصول یافته شد`,
  nowShown: (page: number, pages: number, order: string) =>
    `صفحهٔ ${persianNumber(page)} از ${persianNumber(pages)}، مرتب‌سازی: ${order}`,
  sort: {
    label: 'مرتب‌سازی',
    before: 'مرتب‌سازی:',
    orders: ['پیش‌فرض', 'ارزان‌ترین', 'گران‌ترین', 'بیشترین تخفیف'],
  },
  applied: {
    label: 'فیلترهای اعمال‌شده',
    brand: (name: string) => `برند: ${name}`,
    attribute: (name: string, value: string) => `${name}: ${value}`,
    tag: (name: string) => `برچسب: ${name}`,
    search: (phrase: string) => `جستجو: «${phrase}»`,
    within: (phrase: string) => `«${phrase}»`,
    available: 'فقط موجود',
    priceFrom: (from: number) => `از ${persianToman(from)}`,
    priceTo: (to: number) => `تا ${persianToman(to)}`,
    priceBetween: (from: number, to: number) => `${persianNumber(from)} تا ${persianToman(to)}`,
  },
  filters: {
    title: 'فیلترها',
    clear: 'حذف همه',
    count: (count: number) => `${persianNumber(count)} فیلتر اعمال شده`,
    show: (count: number) => `مشاهدهٔ ${persianNumber(count)} محصول`,
    within: 'جستجو در نتایج',
    clearWithin: 'پاک کردن جستجو در نتایج',
    available: 'فقط کالاهای موجود',
    apply: 'اعمال',
    groups: 'گروه کالا',
    allGroups: 'همهٔ گروه‌ها',
    groupsFailed: 'گروه‌ها بارگذاری نشدند. صفحه را دوباره بارگذاری کنید.',
    brands: 'برند',
    applyBrands: 'اعمال برند',
    applyAttribute: (name: string) => `اعمال ${name}`,
    price: 'محدودهٔ قیمت',
    applyPrice: 'اعمال قیمت',
  },
  nothing: {
    search: {
      title: 'محصولی با این جستجو پیدا نشد',
      hint: 'واژه‌های رایج‌تری به کار ببرید و درستی نوشتار را بررسی کنید.',
    },
    filters: {
      title: 'محصولی با این فیلترها پیدا نشد',
      hint: 'یکی از فیلترها را بردارید یا همه را حذف کنید.',
    },
    yet: {
      title: 'اینجا هنوز محصولی نیست',
      hint: 'سری به گروه‌های دیگر بزنید.',
    },
    clear: 'حذف همهٔ فیلترها',
    everything: 'دیدن همهٔ محصولات',
  },
} as const;
