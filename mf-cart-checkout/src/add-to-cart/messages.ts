export const messages = {
  add: 'افزودن به سبد خرید',
  unavailable: 'محصول ناموجود',
  inCart: 'در سبد شما',
} as const;
