/** The words of choosing a city. */
export const cityMessages = {
  province: 'استان',
  chooseProvince: 'استان را انتخاب کنید',
  city: 'شهر',
  chooseCity: 'شهر را انتخاب کنید',
  chooseProvinceFirst: 'نخست استان را انتخاب کنید',
  readingCities: 'در حال خواندن شهرها…',
  deliveryCity: 'شهر شما',
  why: 'زمان و هزینهٔ ارسال هر کالا به این شهر را نشان می‌دهیم. شهر شما تنها در همین مرورگر می‌ماند.',
  keep: 'ثبت شهر',
  forget: 'پاک کردن شهر',
} as const;
