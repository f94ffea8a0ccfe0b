/** What larger units of a property's values are multiples of; a value without one of them is compared by its number alone. */
export const unitFactors: Record<string, number> = {
  مگابایت: 1 / 1024,
  گیگابایت: 1,
  ترابایت: 1024,
  گرم: 1 / 1000,
  کیلوگرم: 1,
  میلی‌لیتر: 1 / 1000,
  لیتر: 1,
  میلی‌متر: 1 / 10,
  سانتی‌متر: 1,
  متر: 100,
};

export const decimalSign = '٫';
