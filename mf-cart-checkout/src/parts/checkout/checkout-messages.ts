/** Words that the steps of the checkout share. */
export const checkoutMessages = {
  steps: 'مراحل خرید',
  chooseAddress: 'انتخاب آدرس',
  invoice: 'مشاهدهٔ فاکتور',
  pay: 'پرداخت آنلاین',
} as const;
