/**
 * Words for one thing, in any spelling: who types one of a row also finds products whose names have another. Latin and Persian names
 * of brands are rows too.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['کیبورد', 'صفحه‌کلید', 'keyboard'],
  ['ماوس', 'موس', 'mouse'],
  ['هندزفری', 'هدفون', 'ایرفون', 'ایربادز', 'earbuds', 'headphone'],
  ['گوشی', 'موبایل', 'تلفن همراه', 'mobile'],
  ['لپ‌تاپ', 'نوت‌بوک', 'laptop', 'notebook'],
  ['تبلت', 'tablet'],
  ['تلویزیون', 'tv'],
  ['پاوربانک', 'شارژر همراه', 'powerbank'],
  ['اسپیکر', 'بلندگو', 'speaker'],
  ['دسته بازی', 'گیم‌پد', 'gamepad'],
  ['جاروبرقی', 'جارو برقی'],
  ['چای‌ساز', 'چای ساز'],
  ['سامسونگ', 'samsung'],
  ['اپل', 'apple'],
  ['آیفون', 'iphone'],
  ['شیائومی', 'شیاومی', 'xiaomi'],
  ['هواوی', 'هوآوی', 'huawei'],
  ['نوکیا', 'nokia'],
  ['موتورولا', 'motorola'],
  ['سونی', 'sony'],
  ['ال‌جی', 'lg'],
  ['ایسوس', 'asus'],
  ['لنوو', 'lenovo'],
  ['اچ‌پی', 'hp'],
  ['ایسر', 'acer'],
  ['کانن', 'canon'],
  ['نیکون', 'nikon'],
  ['انکر', 'anker'],
  ['جی‌بی‌ال', 'jbl'],
  ['لاجیتک', 'logitech'],
  ['پاناسونیک', 'panasonic'],
  ['فیلیپس', 'philips'],
  ['بوش', 'bosch'],
  ['آدیداس', 'adidas'],
  ['نایک', 'nike'],
  ['پوما', 'puma'],
];

/** Units that end with the name of a product, in any spelling: «میلی‌آمپرساعت» is no watch. */
export const units: readonly string[] = ['آمپر ساعت', 'وات ساعت'];
