/** What the API says about counting visits. */
export const messages = {
  isOff: 'این فروشگاه بازدیدها را نمی‌شمارد.',
  tooMany: 'شمارش‌ها از این آدرس زیاد است؛ کمی بعد دوباره.',
} as const;
