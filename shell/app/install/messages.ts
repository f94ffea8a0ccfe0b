export const messages = {
  label: 'افزودن فروشگاه به صفحهٔ اصلی گوشی',
  invitation: (shop: string) => `${shop} را به صفحهٔ اصلی گوشی بیفزایید تا با یک لمس باز شود.`,
  /** iOS speaks no Persian, so that most phones show the English words. */
  steps: (shop: string) =>
    `برای اینکه ${shop} با یک لمس باز شود، دکمهٔ اشتراک‌گذاری مرورگر را بزنید و «افزودن به صفحهٔ اصلی» (Add to Home Screen) را انتخاب کنید.`,
  add: 'افزودن به صفحهٔ اصلی',
  refuse: 'نه، ممنون',
  close: 'بستن',
  byMenu: 'مرورگر نپرسید. از فهرست مرورگر «افزودن به صفحهٔ اصلی» را انتخاب کنید.',
} as const;
