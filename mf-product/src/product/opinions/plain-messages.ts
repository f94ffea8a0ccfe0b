/** Words for a reader without JavaScript, which only the server renders. */
export const plainMessages = {
  ask: 'پرسش در این صفحه با جاوااسکریپت ثبت می‌شود. اگر در مرورگر شما روشن نیست، از راه‌های تماس با فروشگاه بپرسید.',
  contact: 'تماس با فروشگاه',
} as const;
