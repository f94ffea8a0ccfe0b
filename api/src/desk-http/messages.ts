/** What every call of the desk may answer. */
export const messages = {
  wrongPage: 'این صفحه از فهرست پیدا نشد. فهرست را از آغاز باز کنید.',
  otherSaved:
    'آنچه پیش از این فرستادید ذخیره شده است. فهرست تازه را ببینید و اگر چیزی مانده است دوباره ذخیره کنید.',
} as const;
