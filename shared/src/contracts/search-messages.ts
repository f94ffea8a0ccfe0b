export const searchMessages = {
  tooLong: 'عبارت جستجو باید حداکثر ۳۰۰ نویسه باشد.',
  wrong: 'عبارت جستجو درست نیست.',
} as const;
