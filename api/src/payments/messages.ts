import { shopNamed } from '@kashi/contracts/text/shop-name-messages';
import type { PaymentReason } from '../schema/payment-reason.ts';

/** The server's texts about payments. */
export const messages = {
  gatewayInactive: 'این درگاه اکنون فعال نیست. درگاه دیگری را انتخاب کنید.',
  stockGone: 'موجودی یکی از کالاها همین حالا تمام شد. سبد خرید را بازبینی کنید.',
  sumChanged: (payableToman: number) =>
    `مبلغ سفارش تغییر کرده و اکنون ${payableToman.toLocaleString('fa-IR')} تومان است. اگر می‌پذیرید، دوباره پرداخت کنید.`,
  creditChanged: (toBankToman: number) =>
    `موجودی کیف پول تغییر کرده و مبلغ ارسالی به بانک اکنون ${toBankToman.toLocaleString('fa-IR')} تومان است. اگر می‌پذیرید، دوباره پرداخت کنید.`,
  withoutCoupon: 'مبلغ سفارش اکنون بدون آن است. اگر می‌پذیرید، دوباره پرداخت کنید.',
  creditGone: 'موجودی کیف پول تغییر کرد. دوباره تلاش کنید.',
  beingVerified: 'پرداخت این سفارش در حال بررسی است. چند لحظهٔ دیگر دوباره نگاه کنید.',
  bankUnreachable: 'ارتباط با بانک برقرار نشد. چند لحظهٔ دیگر دوباره تلاش کنید.',
  leastTopUp: (leastToman: number) =>
    `این درگاه کمتر از ${leastToman.toLocaleString('fa-IR')} تومان را نمی‌پذیرد.`,
  leastOrder: (leastToman: number) =>
    `این درگاه کمتر از ${leastToman.toLocaleString('fa-IR')} تومان را نمی‌پذیرد. این مبلغ را می‌توانید از موجودی کیف پول بپردازید.`,
  /** The text on the bank's page. */
  description: (shopName: string, attemptNo: number) =>
    `پرداخت شمارهٔ ${attemptNo.toLocaleString('fa-IR', { useGrouping: false })} ${shopNamed(shopName)}`,

  /** The category of every line, for a gateway that lends for goods: its contract has one commission for all of them. */
  goods: 'کالا',

  /** What the staff reads by SMS of a payment that bought, and that its bank has given back since. */
  orderGivenBack: (order: string, sum: string) =>
    `بانک ${sum} از پول سفارش ${order} را به خریدار برگردانده است. پیش از فرستادن کالا با او هماهنگ کنید.`,
  /** Of an order that the shop or its customer has ended before. */
  rejectedGivenBack: (order: string, sum: string) =>
    `بانک ${sum} از پول سفارش ${order} را به خریدار برگردانده است. این سفارش پیش‌تر رد یا لغو شده و پولش به کیف پول رفته است: موجودی کیف پول او را اصلاح کنید.`,
  /** Follow either of these two. */
  refundedBefore: (sum: string) => `پیش از این نیز ${sum} از پول این سفارش به خریدار برگشته است.`,
  refundWaits: 'برگشت پولی که برای این سفارش در انتظار است نباید تأیید یا واریز شود.',
  topUpGivenBack: (attempt: string, sum: string) =>
    `بانک ${sum} را، که با پرداخت شمارهٔ ${attempt} به کیف پول رفته بود، به خریدار برگردانده است. موجودی کیف پول او را اصلاح کنید.`,

  /** What it reads of money that bought nothing, and that its bank refuses to give back. */
  notReversed: (attempt: string, sum: string) =>
    `با پرداخت شمارهٔ ${attempt} چیزی خریده نشد و بانک ${sum} آن را به کارت برنمی‌گرداند. از بانک بپرسید پول از کیست و آن را به او برگردانید.`,

  /** And of money that the bank lists as paid, for a payment that it does not verify; the sum is the one that was asked for. */
  listedUnpaid: ({ gateway, attempt, sum }: { gateway: string; attempt: string; sum: string }) =>
    `${gateway} پرداخت شمارهٔ ${attempt} را، به مبلغ ${sum}، در فهرست پرداخت‌شده‌ها دارد ولی تأیید نمی‌کند. پول نزد درگاه مانده است: از پشتیبانی آن بخواهید پول را به خریدار برگرداند.`,

  paid: {
    order: 'پرداخت انجام شد و سفارش شما ثبت شد.',
    credit: 'پرداخت انجام شد و موجودی کیف پول شما افزایش یافت.',
  },
  pending:
    'بانک هنوز نتیجهٔ پرداخت را اعلام نکرده است. چند لحظهٔ دیگر خودمان دوباره می‌پرسیم؛ دوباره پرداخت نکنید.',
  refunds: {
    bank: 'بانک مبلغ را تا ۷۲ ساعت به کارت شما برمی‌گرداند.',
    wallet: 'مبلغ به کیف پول شما برگشت.',
  },
  /** The same at a gateway of instalments. */
  refundsOfLoan: {
    bank: 'اسنپ‌پی این خرید قسطی را لغو می‌کند و آنچه را پرداخته‌اید برمی‌گرداند.',
    wallet:
      'مبلغ به کیف پول شما رفت، چون اسنپ‌پی این خرید قسطی را لغو نکرد: قسط‌های آن را همچنان به اسنپ‌پی می‌پردازید.',
  },
  /** For a payment that the bank may have taken but has not confirmed. */
  ifTaken: 'اگر مبلغی از حساب شما کم شده باشد، بانک آن را تا ۷۲ ساعت برمی‌گرداند.',
  /** For one that its bank lists as paid but does not verify. */
  ifListed: 'مبلغ نزد درگاه مانده است و فروشگاه آن را از درگاه پیگیری می‌کند.',
  /** For each reason that a bank can have: what happened, and what to do now. */
  reasons: {
    done: 'پرداخت انجام شد.',
    // One of the banks does not tell whether the buyer gave up or the card was refused.
    cancelled: 'پرداخت انجام نشد: یا آن را لغو کردید یا بانک نپذیرفت.',
    'not-paid': 'پرداخت انجام نشد. دوباره پرداخت کنید.',
    card: 'بانک این کارت را نپذیرفت. با کارت دیگری پرداخت کنید.',
    balance: 'موجودی کارت کافی نیست. با کارت دیگری پرداخت کنید.',
    pin: 'رمز کارت درست نبود. دوباره پرداخت کنید.',
    limit: 'مبلغ یا دفعات پرداخت از سقف مجاز کارت بیشتر است. با کارت دیگری پرداخت کنید.',
    late: 'مهلت پرداخت گذشت. دوباره پرداخت کنید.',
    amount: 'بانک این مبلغ را نپذیرفت. درگاه دیگری را انتخاب کنید.',
    reversed: 'بانک مبلغ این پرداخت را برگردانده است. دوباره پرداخت کنید.',
    unknown: 'بانک این پرداخت را نمی‌شناسد. دوباره پرداخت کنید.',
    replayed: 'رسید این پرداخت پیش‌تر به کار رفته است. دوباره پرداخت کنید.',
    gone: 'پرداخت دیر رسید و کالا تمام شده بود. سفارشی ثبت نشد.',
    'credit-gone': 'پرداخت دیر رسید و موجودی کیف پول دیگر برای سهم آن کافی نبود. سفارشی ثبت نشد.',
    'coupon-gone': 'پرداخت دیر رسید و سقف استفاده از کد تخفیف آن پر شده بود. سفارشی ثبت نشد.',
    overtaken:
      'با این پرداخت سفارشی ثبت نشد، چون سبد خرید تغییر کرده یا پرداخت دیگری برای آن انجام شده است. پیش از پرداخت دوباره، سفارش‌های خود را ببینید.',
    'not-lent': 'این درگاه خرید قسطی این سفارش را نپذیرفت. درگاه دیگری را انتخاب کنید.',
    terminal: 'این درگاه اکنون در دسترس فروشگاه نیست. درگاه دیگری را انتخاب کنید.',
    bank: 'بانک این پرداخت را نپذیرفت. چند لحظهٔ دیگر دوباره تلاش کنید یا درگاه دیگری را انتخاب کنید.',
  } satisfies Record<PaymentReason, string>,
} as const;

/** The page that leads to a bank that accepts only a form. */
export const bridgeMessages = {
  title: 'رفتن به بانک',
  hint: 'در حال رفتن به صفحهٔ پرداخت بانک…',
  button: 'رفتن به بانک',
} as const;
