/** The server's texts about coupons. */
export const messages = {
  set: 'کد تخفیف اعمال شد.',
  removed: 'کد تخفیف حذف شد.',
  unknown: 'کد تخفیف درست نیست یا مهلت آن گذشته است.',
  used: 'این کد تخفیف پیش از این استفاده شده است.',
  needsSignIn: 'برای استفاده از این کد وارد حساب خود شوید.',
  belowMinimum: (minimumToman: number) =>
    `این کد برای سفارش‌های ${minimumToman.toLocaleString('fa-IR')} تومان به بالا است.`,
  noLonger: 'کد تخفیف سبد دیگر معتبر نیست. آن را حذف کنید و دوباره تلاش کنید.',
} as const;
