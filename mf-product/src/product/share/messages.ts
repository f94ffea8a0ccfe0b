export const messages = {
  title: 'اشتراک‌گذاری کالا',
  native: 'برنامه‌ها',
  telegram: 'تلگرام',
  whatsApp: 'واتس‌اپ',
  bale: 'بله',
  eitaa: 'ایتا',
  address: 'نشانی کالا',
  copy: 'کپی نشانی',
  copied: 'کپی شد',
  copyByHand: 'مرورگر اجازهٔ کپی نداد؛ نشانی انتخاب شده است، خودتان کپی کنید.',
} as const;
