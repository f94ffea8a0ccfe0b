export const messages = {
  noVariant: 'این کالا پیدا نشد.',
  inStock: 'این کالا همین حالا موجود است. صفحه را دوباره بارگذاری کنید.',
  noPrice: 'این کالا قیمت ندارد. برای قیمت آن با فروشگاه تماس بگیرید.',
  notBelow: (today: string) => `قیمت دلخواه باید کمتر از قیمت امروز این کالا باشد، که ${today} است.`,
  switchedOff: 'فروشگاه این پیامک‌ها را فعلاً نمی‌فرستد.',
  manyAlerts: (most: string) =>
    `حداکثر ${most} درخواست «خبرم کن» می‌توانید داشته باشید. نخست یکی از آن‌ها را در حساب خود لغو کنید.`,
  noAlert: 'این درخواست پیدا نشد. شاید پیش از این لغو یا پیامک آن فرستاده شده باشد.',
  stockSet: 'همین که موجود شد، با پیامک خبرتان می‌کنیم.',
  priceSet: (wanted: string) => `همین که قیمت به ${wanted} یا کمتر رسید، با پیامک خبرتان می‌کنیم.`,
  removed: 'این درخواست لغو شد.',
  count: (count: number) => count.toLocaleString('fa-IR'),
  variant: (product: string, variant: string) => `${product}، ${variant}`,
} as const;
