/** What the desk says about the shop's own facts, carriers and coupons. */
export const messages = {
  nameNeeded: 'برای گشودن فروشگاه نام آن را وارد کنید.',
  noCity: 'شهری با این شناسه نیست. شهر را از فهرست برگزینید.',
  opened: 'فروشگاه باز شد.',
  saved: 'تنظیمات ذخیره شد.',
  noCoupon: 'چنین کد تخفیفی نیست.',
  noCustomer: 'مشتری این کد تخفیف پیدا نشد.',
  couponInUse: 'پرداختی در جریان این کد را به کار برده است. چند دقیقهٔ دیگر دوباره تلاش کنید.',
} as const;
