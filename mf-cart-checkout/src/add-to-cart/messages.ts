export const messages = {
  add: 'افزودن به سبد خرید',
  unavailable: 'محصول ناموجود',
  inCart: 'در سبد شما',
  tryAgain: 'دکمهٔ خرید آماده نشد. دوباره بزنید.',
  noScript: 'برای خرید، جاوااسکریپت مرورگر را روشن کنید.',
} as const;
