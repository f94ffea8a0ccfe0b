export const messages = {
  title: 'آدرس‌های من',
  empty: 'آدرسی برای شما ثبت نشده است.',
  emptyHint: 'نشانی خود را بیفزایید تا خریدهایتان زودتر فرستاده شود.',
  place: (location: string, street: string) => `${location}، ${street}`,
  recipient: (name: string, mobile: string) => `${name}، ${mobile}`,
  postalCode: (code: string) => `کد پستی ${code}`,
  remove: 'حذف',
  removeNamed: (title: string) => `حذف آدرس ${title}`,
  removeQuestion: 'آیا از حذف این آدرس اطمینان دارید ؟',
  keep: 'انصراف',
  removed: 'آدرس حذف شد.',
} as const;
