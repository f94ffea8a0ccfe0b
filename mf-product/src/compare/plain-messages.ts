/** Words for a reader without JavaScript, which only the server renders. */
export const plainMessages = {
  needsScript:
    'افزودن کالا به مقایسه با جاوااسکریپت انجام می‌شود. اگر در مرورگر شما روشن نیست، مشخصات هر کالا را در صفحهٔ خودش ببینید.',
  goods: 'کالاهای این گروه',
} as const;
