export const messages = {
  noVariant: 'این کالا پیدا نشد.',
  inStock: 'این کالا موجود است. صفحه را تازه کنید و همین حالا آن را بخرید.',
  noPrice: 'این کالا قیمت ندارد. برای قیمت آن با فروشگاه تماس بگیرید.',
  notBelow: (today: string) => `قیمت دلخواه باید کمتر از قیمت امروز این کالا باشد، که ${today} است.`,
  switchedOff: 'فروشگاه این خبر را اکنون نمی‌فرستد.',
  manyAlerts: (most: string) =>
    `تا ${most} خبر می‌توانید بخواهید. نخست یکی از آن‌ها را در حساب خود لغو کنید.`,
  noAlert: 'این خبر پیدا نشد. شاید پیش از این لغو یا فرستاده شده باشد.',
  stockSet: 'همین که موجود شد، با پیامک خبرتان می‌کنیم.',
  priceSet: (wanted: string) => `همین که قیمت به ${wanted} یا کمتر رسید، با پیامک خبرتان می‌کنیم.`,
  removed: 'این خبر لغو شد.',
  count: (count: number) => count.toLocaleString('fa-IR'),
  variant: (product: string, variant: string) => `${product}، ${variant}`,
} as const;
