import { persianNumber } from '@kashi/format/persian';

/** Words that the steps of the checkout share. */
export const checkoutMessages = {
  steps: 'مراحل خرید',
  chooseAddress: 'انتخاب آدرس',
  invoice: 'مشاهدهٔ فاکتور',
  pay: 'پرداخت آنلاین',
  editOrder: 'ویرایش سفارش',
  /** Goods of the cart that the shop cannot sell in full any more. */
  shortGoods: {
    soldOut: (product: string) => `«${product}» ناموجود شده است.`,
    fewerLeft: (product: string, stock: number, unit: string) =>
      `از «${product}» تنها ${persianNumber(stock)} ${unit} مانده است.`,
    soldByCall: (product: string) => `برای خرید «${product}» با فروشگاه تماس بگیرید.`,
    review: 'بازبینی سبد خرید',
  },
} as const;
