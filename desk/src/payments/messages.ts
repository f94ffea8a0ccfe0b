import type { OpenPayment } from '@kashi/contracts/desk/open-payments';

export const messages = {
  title: 'پرداخت‌های نیازمند پیگیری',
  hint: 'فروشگاه نتیجهٔ نامعلوم را همچنان از بانک می‌پرسد؛ اگر مشتری منتظر است، با کد پیگیری از بانک بپرسید. پولی را که بانک برگردانده است یا نمی‌شود برگرداند، با مشتری پیگیری کنید.',
  nothing: 'پرداختی نیازمند پیگیری نیست.',
  number: 'شماره',
  begunAt: 'زمان آغاز',
  customer: 'مشتری',
  gateway: 'درگاه',
  amount: 'مبلغ',
  reference: 'کد پیگیری بانک',
  state: 'وضعیت',
  stands: {
    verifying: 'بانک نگفته است که پرداخت شده یا نه',
    reversing: 'پرداخت شده، باید برگردد',
    unclaimed: 'روشن نیست پول از کیست، باید برگردد',
    listed: 'درگاه پول را گرفته است ولی پرداخت را تأیید نمی‌کند',
    unsettled: 'پرداخت شده، بانک هنوز تحویل را تأیید نکرده است',
    'given-back': 'بانک پول را به خریدار برگردانده است',
  } satisfies Record<OpenPayment['stand'], string>,
  bought: 'آنچه خریده است',
  order: (number: string) => `سفارش ${number}`,
  topUp: 'شارژ کیف پول',
} as const;
