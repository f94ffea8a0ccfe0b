import type { TemplateKind } from '@kashi/contracts/desk/texts/text-templates';

/** What customers read by SMS as long as the owner has not written other words. */
export const messages = {
  templates: {
    registered: '{name} عزیز، سفارش {order} به مبلغ {total} ثبت شد.\n{shop}',
    approved: 'سفارش {order} تأیید شد و آماده می‌شود.\n{shop}',
    handedToCourier: 'سفارش {order} تحویل پیک یا پست شد.\nکد رهگیری: {tracking}\n{shop}',
    readyForPickup: 'سفارش {order} آماده است. می‌توانید آن را از فروشگاه بگیرید.\n{shop}',
    delivered: 'سفارش {order} تحویل داده شد. از خریدتان سپاسگزاریم.\n{shop}',
    rejected: 'سفارش {order} رد شد.\nدلیل: {reason}\nمبلغ {refund} به کیف پول شما برگشت.\n{shop}',
    cancelled: 'سفارش {order} به خواست شما لغو شد.\nمبلغ {refund} به کیف پول شما برگشت.\n{shop}',
    refundToWallet: 'مبلغ {refund} از سفارش {order} به کیف پول شما برگشت.\nدلیل: {reason}\n{shop}',
    refundByBank:
      'مبلغ {refund} از سفارش {order} به حساب بانکی شما واریز شد.\nشمارهٔ پیگیری: {tracking}\nدلیل: {reason}\n{shop}',
    returnAsked: 'درخواست مرجوعی شما برای سفارش {order} ثبت شد و بررسی می‌شود.\n{shop}',
    returnAccepted: 'مرجوعی سفارش {order} پذیرفته شد.\n{instruction}\n{shop}',
    returnReceived: 'کالای مرجوعی سفارش {order} به دست ما رسید و بازبینی می‌شود.\n{shop}',
    returnRefused: 'مرجوعی سفارش {order} پذیرفته نشد.\nدلیل: {reason}\n{shop}',
    stockAlert: '{product} موجود شد.\nقیمت: {price}\n{link}\n{shop}',
    priceAlert: '{product} ارزان شد: {price}\n{link}\n{shop}',
    refundOfPayment:
      '{name} عزیز، {refund} از پرداخت شما به خریدی نرسید و به {way} شما می‌رود.\n{shop}',
  } satisfies Record<TemplateKind, string>,
  /** Where the money of a payment goes. */
  ways: { wallet: 'کیف پول', card: 'کارت' },
  mailSubject: (shop: string) => (shop === '' ? 'پاسخ به پیام شما' : `پاسخ ${shop} به پیام شما`),
  /** In the place of a customer's name that is not known. */
  customer: 'مشتری',
  /** A number of something, which is not grouped. */
  number: (id: number) => id.toLocaleString('fa-IR', { useGrouping: false }),
  /** A code that begins with digits would be shown from its end among Persian words. Old phones know this mark, and no isolates. */
  code: (code: string) => `\u200E${code}\u200E`,
  toman: (amount: number) => `${amount.toLocaleString('fa-IR')} تومان`,
} as const;
