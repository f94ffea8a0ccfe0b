/** Words about the pictures of a request; with the form, which is loaded when it is opened. */
export const pictureMessages = {
  pictures: 'عکس‌ها',
  picturesHint: 'حداکثر ۳ عکس، هر کدام تا ۸ مگابایت. تنها شما و فروشگاه آن‌ها را می‌بینید.',
  addPicture: 'افزودن عکس',
  sending: 'عکس فرستاده می‌شود…',
  added: 'عکس افزوده شد.',
  tooMany: 'حداکثر ۳ عکس می‌توانید بفرستید. بقیه افزوده نشدند.',
  preview: (number: string) => `عکس ${number}`,
  remove: (number: string) => `حذف عکس ${number}`,
  pictureOf: (number: string) => `عکس ${number} از درخواست مرجوعی`,
} as const;
