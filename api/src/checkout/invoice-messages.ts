/** The reasons why a cart cannot be bought. */
export const messages = {
  chooseDelivery: 'آدرس و شیوهٔ ارسال را انتخاب کنید.',
  belowMinimum: (minimumToman: number) =>
    `حداقل مبلغ سفارش باید ${minimumToman.toLocaleString('fa-IR')} تومان باشد`,
  lineUnavailable: (product: string) => `موجودی «${product}» کافی نیست. سبد خرید را بازبینی کنید.`,
};
