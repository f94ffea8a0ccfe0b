/** What the desk's port says by itself. */
export const messages = {
  foreignPage: 'این درخواست از صفحهٔ میز فروشگاه نیامده است. میز را از نو باز کنید.',
  wrongAddress: 'میز فروشگاه این‌جا نیست. آدرس خودِ میز را باز کنید.',
  notBuilt: {
    title: 'میز فروشگاه هنوز ساخته نشده است',
    hint: 'برنامهٔ میز روی این دستگاه نیست. فرمان npm run build آن را می‌سازد.',
  },
} as const;
