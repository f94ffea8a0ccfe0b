export const messages = {
  title: 'قیمت و موجودی',
  name: 'کالا',
  variant: 'تنوع',
  price: 'قیمت (تومان)',
  stock: 'موجودی',
  priceOf: (name: string, variant: string) => `قیمت ${name} ${variant}`.trim(),
  stockOf: (name: string, variant: string) => `موجودی ${name} ${variant}`.trim(),
  save: (count: string) => `ذخیرهٔ ${count} تغییر`,
  saved: (count: string) => `${count} تغییر ذخیره شد.`,
  forget: 'پاک کردن تغییرها',
} as const;
