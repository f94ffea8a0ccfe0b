export const messages = {
  help: 'راهنمای خرید',
  contact: 'تماس با ما',
  contactPage: 'فرم تماس',
  address: 'نشانی',
  phone: 'تلفن',
  email: 'ایمیل',
  instagram: 'اینستاگرام',
  telegram: 'تلگرام',
  aparat: 'آپارات',
  badge: 'نماد اعتماد الکترونیکی',
  rights: (shopName: string) => `همهٔ حقوق این وب‌سایت برای فروشگاه ${shopName} محفوظ است.`,
  top: 'بازگشت به بالا',
} as const;
