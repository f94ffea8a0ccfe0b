/** The server's texts about coupons. */
export const messages = {
  set: 'کد تخفیف اعمال شد.',
  removed: 'کد تخفیف حذف شد.',
  unknown: 'کد تخفیف درست نیست یا مهلت آن گذشته است.',
  notBegun: (startsAt: Date) => `این کد تخفیف از ${dayInWords(startsAt)} آغاز می‌شود.`,
  used: 'این کد تخفیف پیش از این استفاده شده است.',
  needsSignIn: 'برای استفاده از این کد وارد حساب خود شوید.',
  belowMinimum: (minimumToman: number) =>
    `این کد برای سفارش‌های ${minimumToman.toLocaleString('fa-IR')} تومان به بالا است.`,

  /** Why a code that a cart has takes nothing off any more. */
  obstacles: {
    unknown: (code: string) => `کد تخفیف «${isolated(code)}» دیگر پذیرفته نمی‌شود.`,
    over: (code: string) => `مهلت کد تخفیف «${isolated(code)}» گذشته است.`,
    used: (code: string) => `سقف استفاده از کد تخفیف «${isolated(code)}» پر شده است.`,
    needsSignIn: (code: string) =>
      `برای استفاده از کد تخفیف «${isolated(code)}» وارد حساب خود شوید.`,
    notBegun: (code: string, startsAt: Date) =>
      `کد تخفیف «${isolated(code)}» از ${dayInWords(startsAt)} آغاز می‌شود.`,
    belowMinimum: (code: string, minimumToman: number) =>
      `کد تخفیف «${isolated(code)}» برای سفارش‌های ${minimumToman.toLocaleString('fa-IR')} تومان به بالا است.`,
  },
} as const;

/** A code that begins with digits would be shown from its end among Persian words: «20-OFF» as «OFF-20». */
function isolated(code: string): string {
  return `\u2066${code}\u2069`;
}

const words = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

// Intl orders the parts as in English, so they are put in Persian order here.
function dayInWords(moment: Date): string {
  const parts = Object.fromEntries(
    words.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
