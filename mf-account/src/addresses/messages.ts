export const messages = {
  title: 'آدرس های من',
  empty: 'آدرسی برای شما ثبت نشده است.',
  emptyHint: 'آدرس خود را بیفزایید تا خریدهایتان زودتر فرستاده شود.',
  pinned: 'روی نقشه نشان شده است',
  place: (location: string, street: string) => `${location}، ${street}`,
  postalCode: (code: string) => `کد پستی ${code}،`,
  recipient: (name: string) => `${name}،`,
  edit: 'ویرایش',
  remove: 'حذف',
  removeNamed: (title: string) => `حذف آدرس ${title}`,
  removeQuestion: 'آیا از حذف این آدرس اطمینان دارید ؟',
  removed: 'آدرس حذف شد.',
} as const;
