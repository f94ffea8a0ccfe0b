/** The names of these pages in the shop's menus. */
export const menuMessages = {
  rules: 'قوانین و مقررات',
  privacy: 'حریم خصوصی',
  about: 'دربارهٔ ما',
  contact: 'تماس با ما',
} as const;
