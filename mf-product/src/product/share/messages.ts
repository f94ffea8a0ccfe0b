export const messages = {
  title: 'اشتراک‌گذاری کالا',
  native: 'برنامه‌ها',
  telegram: 'تلگرام',
  whatsApp: 'واتس‌اپ',
  bale: 'بله',
  eitaa: 'ایتا',
  address: 'آدرس کالا',
  copy: 'کپی آدرس',
  copied: 'کپی شد',
  copyByHand: 'مرورگر اجازهٔ کپی نداد؛ آدرس انتخاب شده است، خودتان کپی کنید.',
} as const;
