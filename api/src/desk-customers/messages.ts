/** What the desk says about customers and their wallets. */
export const messages = {
  noCustomer: 'چنین مشتری‌ای پیدا نشد.',
  noCorrection: 'چنین اصلاحی پیدا نشد.',
  alreadyDecided: 'دربارهٔ این اصلاح پیش‌تر تصمیم گرفته شده است.',
  otherAlready:
    'اصلاح دیگری از همین پنجره ثبت شده است. پنجره را ببندید و اصلاح‌های این مشتری را ببینید.',
  notYourOwn: 'اصلاحی را که خود خواسته‌اید باید صاحب دیگری تأیید کند.',
  notEnough: 'اعتبار آزاد کیف پول از این مبلغ کمتر است.',
  booked: 'کیف پول اصلاح شد.',
  waits: 'این اصلاح در انتظار تأیید یک صاحب دیگر است.',
} as const;
