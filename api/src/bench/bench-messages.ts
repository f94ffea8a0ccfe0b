/** Words for the names of the benchmark's goods and customers. */
export const kinds = [
  'گوشی موبایل',
  'قاب گوشی',
  'لپ‌تاپ',
  'ساعت هوشمند',
  'هدفون بی‌سیم',
  'یخچال فریزر',
  'ماشین لباسشویی',
  'کفش ورزشی',
  'کوله‌پشتی',
  'چای ساز',
  'کتاب رمان',
];
export const brandNames = [
  'سامسونگ',
  'شیائومی',
  'ال‌جی',
  'سونی',
  'بوش',
  'اسنوا',
  'نایک',
  'آدیداس',
  'پارس خزر',
  'کاشی',
];
export const colours = ['مشکی', 'سفید', 'آبی', 'سرمه‌ای', 'قرمز', 'طلایی', 'نقره‌ای'];
export const letters = ['A', 'S', 'X', 'Note', 'Pro', 'Z'];
export const firstNames = [
  'زهرا',
  'علی',
  'مریم',
  'رضا',
  'فاطمه',
  'حسین',
  'نرگس',
  'امیر',
  'سارا',
  'مهدی',
  'الهام',
  'کاوه',
];
export const familyNames = [
  'محمدی',
  'احمدی',
  'کریمی',
  'حسینی',
  'رضایی',
  'موسوی',
  'جعفری',
  'صادقی',
  'اصفهانی',
  'نجفی',
  'بهرامی',
];
/** A name that one customer among all bears, or none. */
export const rareName = 'بهرامی 123';
export const unitOfGoods = 'عدد';
export const nameOfGoods = 'کالا';
