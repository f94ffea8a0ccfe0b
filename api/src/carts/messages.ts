/** The server's texts about carts. Literals of the specification are kept letter for letter; digits are Persian. */
export const messages = {
  changed: 'تغییرات با موفقیت در سبد خرید اعمال شد.',
  inPayment:
    'سفارش درحالت پرداخت می باشد امکان تغییر وجود ندارد حداکثر زمان لازم برای ویرایش ۱۰دقیقه می باشد.',
  empty: 'سبد خرید شما خالیست!',
  notInCart: 'این کالا در سبد خرید شما نیست.',
  unavailable: 'این کالا اکنون ناموجود است.',
  callForPrice: 'برای خرید این کالا با فروشگاه تماس بگیرید.',
  stockLimit: (stock: number, unit: string) =>
    `بیش از ${stock.toLocaleString('fa-IR')} ${unit} از این کالا موجود نیست.`,
  full: (lines: number) =>
    `سبد خرید حداکثر ${lines.toLocaleString('fa-IR')} کالای گوناگون می‌گیرد. کالایی را حذف کنید.`,
  boughtAgain: 'کالاهای سفارش در سبد خرید شماست.',
  named: (product: string, variant: string) =>
    variant === '' ? product : `${product}، ${variant}`,
  /** What of an order cannot be bought again, and why. */
  noLongerSold: (product: string) => `«${product}» دیگر فروخته نمی‌شود.`,
  soldOut: (product: string) => `«${product}» اکنون ناموجود است.`,
  soldByCall: (product: string) => `برای خرید «${product}» با فروشگاه تماس بگیرید.`,
  fewerLeft: (product: string, stock: number, unit: string) =>
    `از «${product}» تنها ${stock.toLocaleString('fa-IR')} ${unit} موجود است.`,
  noRoomFor: (product: string, lines: number) =>
    `«${product}» در سبد جا نشد، چون سبد خرید حداکثر ${lines.toLocaleString('fa-IR')} کالای گوناگون می‌گیرد.`,
  nothingToBuyAgain: (reasons: string) => `هیچ کالای این سفارش به سبد افزوده نشد. ${reasons}`,
  merged: 'کالاهای سبد پیشین شما به این سبد افزوده شد.',
  cappedByStock: (product: string, quantity: number, unit: string) =>
    `تعداد «${product}» به اندازهٔ موجودی فروشگاه، ${quantity.toLocaleString('fa-IR')} ${unit}، شد.`,
} as const;
