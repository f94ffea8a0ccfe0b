export const plainMessages = {
  failed: 'سبد خرید تغییر نکرد. چند لحظهٔ دیگر دوباره تلاش کنید.',
  toPay:
    'برای ثبت سفارش و پرداخت، جاوااسکریپت مرورگر خود را روشن کنید. سبد خرید شما همین‌جا می‌ماند.',
  increase: (name: string) => `افزایش تعداد ${name}`,
  decrease: (name: string) => `کاهش تعداد ${name}`,
} as const;
