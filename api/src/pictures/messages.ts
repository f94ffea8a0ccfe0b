/** What customers read about pictures that they send. */
export const messages = {
  sentTooLarge: 'حجم هر عکس باید حداکثر ۸ مگابایت باشد. عکسی کوچک‌تر بفرستید.',
  sentGone: 'یکی از عکس‌ها دیگر نزد فروشگاه نیست. عکس‌ها را دوباره بفرستید.',
  tooManySent: 'فروشگاه همین حالا عکس‌های زیادی دریافت می‌کند. چند لحظهٔ دیگر دوباره بفرستید.',
} as const;
