export const plainMessages = {
  failed: 'سبد خرید تغییر نکرد. چند لحظهٔ دیگر دوباره تلاش کنید.',
  again: 'تلاش دوباره',
  increase: (name: string) => `افزایش تعداد ${name}`,
  decrease: (name: string) => `کاهش تعداد ${name}`,
} as const;
