import { persianNumber, persianToman } from '@kashi/format/persian';

export const messages = {
  balance: 'موجودی شما',
  transactions: 'تراکنش‌ها',
  ways: 'راه‌های افزایش موجودی',
  online: 'افزایش موجودی آنلاین',
  byCard: 'گزارش کارت‌به‌کارت',
  amount: 'مبلغ',
  amountHint: (leastToman: number) => `از ${persianNumber(leastToman)} تا ۹٬۹۹۹٬۹۹۹٬۹۹۹ تومان`,
  toman: 'تومان',
  rial: 'ریال',
  suggested: 'مبلغ‌های پیشنهادی',
  inTomans: (amount: number) => persianToman(amount),
  gateway: 'درگاه بانکی',
  chooseGateway: 'درگاه بانکی را انتخاب کنید',
  noGateway: 'پرداخت آنلاین اکنون ممکن نیست. بخش «گزارش کارت‌به‌کارت» را ببینید.',
  pay: 'پرداخت آنلاین',
  leaveByHand: 'رفتن به صفحهٔ پرداخت',
  returned: {
    paid: 'پرداخت انجام شد و موجودی شما افزایش یافت.',
    cancelled: 'پرداخت انجام نشد و مبلغی از حساب شما کم نشد.',
    failed: 'پرداخت انجام نشد. اگر مبلغی از حساب شما کم شده باشد، بانک آن را برمی‌گرداند.',
    pending:
      'بانک هنوز نتیجهٔ پرداخت را اعلام نکرده است. تا روشن شدن آن دوباره پرداخت نکنید؛ مبلغ پرداخت‌شده به موجودی شما افزوده می‌شود.',
  },
} as const;

export const transferMessages = {
  how: 'مبلغ را به این کارت واریز کنید، سپس مشخصات واریز را اینجا بنویسید تا پس از بررسی به موجودی شما افزوده شود.',
  noAccount: 'فروشگاه کارتی برای واریز اعلام نکرده است، پس کارت‌به‌کارت اکنون ممکن نیست.',
  account: 'شمارهٔ کارت مقصد',
  owner: 'به نام',
  copy: 'کپی شمارهٔ کارت',
  copied: 'شمارهٔ کارت کپی شد.',
  trackingNo: 'شمارهٔ پیگیری',
  amount: 'مبلغ واریز',
  currency: 'واحد پول',
  cardLastDigits: 'چهار رقم پایانی کارت شما',
  date: 'تاریخ پرداخت',
  dateHint: 'مانند ۱۴۰۴/۰۸/۲۹',
  openCalendar: 'باز کردن تقویم',
  comment: 'توضیح',
  send: 'ارسال گزارش',
  sent: 'گزارش شما ثبت شد و پس از بررسی به موجودی شما افزوده می‌شود.',
} as const;

export const reportMessages = {
  title: 'گزارش‌های شما',
  trackingNo: 'شمارهٔ پیگیری',
  date: 'زمان گزارش',
  amount: 'مبلغ',
  sum: (amount: string, currency: string) => `${amount} ${currency}`,
  state: 'وضعیت',
  pending: 'در حال بررسی',
  confirmed: (amount: string) => `${amount} به موجودی شما افزوده شد.`,
  refused: (reason: string) =>
    reason === '' ? 'رد شد: واریز در حساب فروشگاه پیدا نشد.' : `رد شد: ${reason}`,
} as const;

export const calendarMessages = {
  title: 'تاریخ پرداخت',
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  monthOfYear: (month: string, year: string) => `${month} ${year}`,
} as const;
