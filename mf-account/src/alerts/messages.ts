import { persianToman } from '@kashi/format/persian';

export const messages = {
  stock: 'موجود شدن',
  price: (toman: number) => `رسیدن قیمت به ${persianToman(toman)} یا کمتر`,
  name: (product: string, variant: string) => (variant === '' ? product : `${product}، ${variant}`),
  today: (toman: number) => `قیمت امروز: ${persianToman(toman)}`,
  call: 'برای قیمت تماس بگیرید',
  unavailable: 'اکنون ناموجود است',
  since: (date: string) => `ثبت شده در ${date}`,
  cancel: 'لغو درخواست',
  cancelNamed: (product: string) => `لغو درخواست ${product}`,
  cancelQuestion: 'این درخواست لغو شود؟',
  cancelled: 'این درخواست لغو شد.',
  empty: 'موردی ثبت نشده است.',
  emptyHint: 'در صفحهٔ هر کالا می‌توانید بخواهید که با موجود شدن یا ارزان شدنش خبرتان کنیم.',
} as const;
