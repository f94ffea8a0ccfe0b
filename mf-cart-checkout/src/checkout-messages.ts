/** Words that the steps of the checkout share. */
export const checkoutMessages = {
  steps: 'مراحل خرید',
  chooseAddress: 'انتخاب آدرس',
  invoice: 'مشاهده فاکتور',
  pay: 'پرداخت آنلاین',
  needsScript:
    'این بخش به جاوااسکریپت نیاز دارد. آن را در مرورگر خود روشن کنید و صفحه را از نو باز کنید.',
} as const;
