import { persianToman } from '@kashi/format/persian';

export const messages = {
  stock: 'موجود شدن',
  price: (toman: number) => `رسیدن قیمت به ${persianToman(toman)} یا کمتر`,
  name: (product: string, variant: string) => (variant === '' ? product : `${product}، ${variant}`),
  today: (toman: number) => `قیمت امروز: ${persianToman(toman)}`,
  call: 'برای قیمت تماس بگیرید',
  unavailable: 'اکنون ناموجود است',
  since: (date: string) => `خواسته شده در ${date}`,
  cancel: 'لغو خبر',
  cancelNamed: (product: string) => `لغو خبر ${product}`,
  cancelQuestion: 'این خبر لغو شود؟',
  cancelled: 'این خبر لغو شد.',
  empty: 'موردی ثبت نشده است.',
  emptyHint: 'در صفحهٔ هر کالا می‌توانید بخواهید که با موجود شدن یا ارزان شدنش خبرتان کنیم.',
} as const;
