export const searchMessages = {
  tooLong: 'عبارت جستجو باید حداکثر ۱۰۰ نویسه باشد.',
  wrong: 'عبارت جستجو درست نیست.',
} as const;
