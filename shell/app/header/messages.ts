/** The words of the header's first view; later parts bring their own. */
export const messages = {
  home: 'خانه',
  homePage: 'صفحهٔ اصلی',
  groups: 'گروه‌های کالا',
  cart: 'سبد خرید',
  compare: 'مقایسهٔ کالاها',
  darkTheme: 'تم تیره',
  login: 'ورود',
  register: 'ثبت‌نام',
  search: {
    label: 'جستجو در فروشگاه',
    placeholder: 'جستجوی کالا، برند یا گروه',
    submit: 'جستجو',
  },
} as const;

/** The skip link is rendered on the server only. */
export const skipMessage = 'رفتن به محتوای صفحه';
