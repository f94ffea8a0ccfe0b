/** What the desk says about the front page. */
export const messages = {
  changedMeanwhile:
    'همکار دیگری صفحهٔ نخست را تغییر داده است. نسخهٔ تازه را بگیرید و دوباره تغییر دهید.',
  noProduct: 'یکی از کالاها پیدا نشد. شاید همکار دیگری آن را حذف کرده است.',
} as const;
