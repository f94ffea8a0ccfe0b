/** What the menus of the shop call these pages. */
export const menuMessages = {
  rules: 'قوانین و مقررات',
  privacy: 'حریم خصوصی',
  about: 'درباره ما',
  contact: 'تماس با ما',
} as const;
