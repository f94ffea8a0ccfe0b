/** What the server says about payments. */
export const messages = {
  gatewayInactive: 'درگاه فعال نیست',
  chooseDelivery: 'آدرس و شیوهٔ ارسال را انتخاب کنید.',
  belowMinimum: (minimumToman: number) =>
    `حداقل مبلغ سفارش باید ${minimumToman.toLocaleString('fa-IR')} تومان باشد`,
  lineUnavailable: (product: string) => `موجودی «${product}» کافی نیست. سبد خرید را بازبینی کنید.`,
  stockGone: 'موجودی یکی از کالاها همین حالا تمام شد. سبد خرید را بازبینی کنید.',
  creditGone: 'موجودی کیف پول تغییر کرد. دوباره تلاش کنید.',
  beingVerified: 'پرداخت این سفارش در حال بررسی است. چند لحظهٔ دیگر دوباره نگاه کنید.',
  bankUnreachable: 'ارتباط با بانک برقرار نشد. چند لحظهٔ دیگر دوباره تلاش کنید.',
  bankRefused: 'بانک این پرداخت را نپذیرفت. دوباره تلاش کنید یا با فروشگاه تماس بگیرید.',
  /** Shown on the bank's page. */
  description: (shopName: string, attemptNo: number) =>
    `پرداخت شمارهٔ ${attemptNo.toLocaleString('fa-IR', { useGrouping: false })} فروشگاه ${shopName}`,
} as const;
