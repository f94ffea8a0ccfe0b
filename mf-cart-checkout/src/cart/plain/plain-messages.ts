export const plainMessages = {
  failed: 'سبد خرید تغییر نکرد. چند لحظهٔ دیگر دوباره تلاش کنید.',
  increase: (name: string) => `افزایش تعداد ${name}`,
  decrease: (name: string) => `کاهش تعداد ${name}`,
} as const;
