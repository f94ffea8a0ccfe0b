export const overrideMessages = {
  label: 'نسخهٔ آزمایشی',
  shown: (versions: string) => `شما نسخهٔ آزمایشی ${versions} را می‌بینید.`,
  missing: (versions: string) => `${versions} در دسترس نیست؛ نسخهٔ اصلی نشان داده می‌شود.`,
  and: ' و ',
  reset: 'بازگشت به نسخهٔ اصلی',
} as const;
