/** The Persian texts of the sandbox bank: its pages and the answers to its calls. */
export const messages = {
  title: 'درگاه پرداخت آزمایشی',
  sign: 'درگاه آزمایشی',
  warning: 'اینجا پولی جابه‌جا نمی‌شود. اطلاعات کارت واقعی خود را هیچ‌جا وارد نکنید.',
  gateway: 'درگاه',
  payee: 'پرداخت برای',
  between: '، ',
  amount: 'مبلغ',
  rial: (amount: number) => `${amount.toLocaleString('fa-IR')} ریال`,
  toman: (amount: number) => `${(amount / 10).toLocaleString('fa-IR')} تومان`,
  /** What the play-money lender says of a sum; the real one says it in its own words. */
  instalments: {
    title: 'اسنپ‌پی، خرید قسطی',
    description: (rial: number) =>
      `۴ قسط ماهانهٔ ${Math.ceil(rial / 10).toLocaleString('fa-IR')} تومان`,
  },
  card: 'شمارهٔ کارت',
  pay: 'پرداخت',
  fail: 'پرداخت ناموفق',
  cancel: 'انصراف و بازگشت به فروشگاه',
  unknown: 'این پرداخت پیدا نشد.',
  unknownHint: 'شاید درگاه آزمایشی از نو آغاز شده باشد. از فروشگاه دوباره پرداخت کنید.',
  finished: 'این پرداخت پیش از این انجام شده است.',
  back: 'بازگشت به فروشگاه',
  /** The page that leads back to the shop by a form. */
  wayBack: {
    title: 'بازگشت به فروشگاه',
    hint: 'در حال بازگشت به فروشگاه…',
    button: 'بازگشت به فروشگاه',
  },
} as const;
