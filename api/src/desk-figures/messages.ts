/** What the desk says about its figures. */
export const messages = {
  wrongSpan: 'بازه درست نیست: پایان نباید پیش از آغاز باشد و بازه حداکثر ۴۰۰ روز است.',
} as const;
