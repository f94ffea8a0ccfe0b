/** What the desk says about the front page. */
export const messages = {
  changedMeanwhile:
    'همکار دیگری صفحهٔ نخست را تغییر داده است. آنچه نوشته‌اید سر جای خود است و هنوز ذخیره نشده است.',
  noProduct: 'یکی از کالاها پیدا نشد. شاید همکار دیگری آن را حذف کرده است.',
} as const;
