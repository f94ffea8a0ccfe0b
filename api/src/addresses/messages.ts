/** The server's texts about a customer's addresses. */
export const messages = {
  added: 'آدرس ثبت شد.',
  changed: 'آدرس ویرایش شد.',
  deleted: 'آدرس حذف شد.',
  unknownCity: 'این شهر در فهرست شهرها نیست.',
  tooMany: 'حداکثر ۲۰ آدرس می‌توانید داشته باشید. یکی را حذف کنید.',
  /** Separates the province from the city. */
  placeSeparator: '، ',
} as const;
