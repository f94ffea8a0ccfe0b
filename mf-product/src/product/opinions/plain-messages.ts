/** Words for a reader without JavaScript, which only the server renders. */
export const plainMessages = {
  askByPhone:
    'پرسش در این صفحه با جاوااسکریپت ثبت می‌شود. اگر در مرورگر شما روشن نیست، با شماره‌ای که پایین صفحه است از فروشگاه بپرسید.',
} as const;
