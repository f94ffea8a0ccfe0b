// One constant for each component, so that a bundle contains only the words of its components. A part that loads late has its words
// in a file beside it: here they would come with the first view.

export const priceMessages = {
  before: 'قیمت پیش از تخفیف',
  after: 'قیمت با تخفیف',
  discount: 'تخفیف',
  call: 'تماس بگیرید',
  unavailable: 'ناموجود',
  plusTax: '+ مالیات',
  withTax: 'با مالیات',
} as const;

export const ratingMessages = {
  average: (average: number) => `★ ${String(average).replace('.', '٫')}`,
  ofFive: ' ستاره از ۵',
} as const;

export const productCardMessages = {
  add: (name: string) => `افزودن ${name} به سبد خرید`,
} as const;

export const quantityMessages = {
  increase: (name: string) => `افزایش تعداد ${name}`,
  decrease: (name: string) => `کاهش تعداد ${name}`,
  remove: (name: string) => `حذف ${name}`,
} as const;

export const chipMessages = { remove: 'حذف' } as const;

export const breadcrumbMessages = { label: 'مسیر صفحه' } as const;

export const stepsMessages = { done: 'انجام شده:' } as const;

export const fallbackMessages = {
  title: 'این بخش بارگذاری نشد',
  rest: 'بقیهٔ صفحه در دسترس است.',
} as const;

export const retryMessages = { retry: 'تلاش دوباره' } as const;

export const railMessages = {
  previous: (list: string) => `پیشین در ${list}`,
  next: (list: string) => `بعدی در ${list}`,
} as const;

export const rangeMessages = {
  from: 'از',
  to: 'تا',
  lowest: 'کمترین قیمت',
  highest: 'بیشترین قیمت',
} as const;

export const scriptMessages = {
  needed:
    'این بخش در مرورگر شما آماده نشد. صفحه را دوباره بارگذاری کنید؛ اگر باز هم همین بود، جاوااسکریپت را روشن یا مرورگر را به‌روز کنید، یا با شماره‌ای که پایین صفحه است تماس بگیرید.',
} as const;

export const dialogMessages = { close: 'بستن' } as const;
