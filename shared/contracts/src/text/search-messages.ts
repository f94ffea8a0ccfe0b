export const searchMessages = {
  tooLong: 'عبارت جستجو باید حداکثر ۳۰۰ حرف باشد.',
  wrong: 'عبارت جستجو درست نیست.',
} as const;
