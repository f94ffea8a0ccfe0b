export const formMessages = {
  tryAgainIn: 'زمان مانده تا تلاش دوباره:',
  tryAgainNow: 'اکنون می‌توانید دوباره تلاش کنید.',
} as const;
