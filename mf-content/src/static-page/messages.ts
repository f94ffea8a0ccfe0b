export const messages = {
  shop: 'فروشگاه',
  /** A page that the shop has added without a title. */
  page: 'راهنما',
  titles: {
    aboutUs: 'دربارهٔ ما',
    rules: 'قوانین و مقررات',
    privacy: 'حریم خصوصی',
  },
} as const;
