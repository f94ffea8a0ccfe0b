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
  noLonger: 'کد تخفیف سبد دیگر معتبر نیست. آن را حذف کنید و دوباره تلاش کنید.',
} as const;

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
