export const messages = {
  shop: 'فروشگاه',
  title: 'تماس با ما',
  description: 'آدرس، تلفن و ایمیل فروشگاه، و فرمی برای نوشتن به ما.',
  mapOf: (shopName: string) => `نقشهٔ ${shopName}`,
  form: {
    title: 'پیام شما',
    fullName: 'نام و نام خانوادگی',
    mobile: 'شمارهٔ موبایل',
    email: 'ایمیل',
    comment: 'متن پیام',
    length: (typed: string, limit: string) => `${typed} از ${limit} حرف`,
    submit: 'ارسال پیام',
    sent: 'پیام شما ثبت شد. پس از بررسی به شما پاسخ می‌دهیم.',
    close: 'بستن',
  },
  facts: {
    address: 'آدرس',
    phone: 'تلفن',
    email: 'ایمیل',
    hours: 'ساعت کار',
  },
} as const;
