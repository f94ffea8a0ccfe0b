export const formMessages = {
  tryAgainIn: 'زمان مانده تا تلاش دوباره:',
  tryAgainNow: 'اکنون می‌توانید دوباره تلاش کنید.',
} as const;

export const clearedMessages = {
  cleared: 'فرم خالی شد؛ نوشته‌های شما از دست نرفته است.',
  restore: 'بازگرداندن نوشته‌ها',
} as const;
