import { shopNamed } from '@kashi/contracts/text/shop-name-messages';
import { persianNumber } from '@kashi/format/persian';

export const messages = {
  help: 'راهنمای خرید',
  contact: 'تماس با ما',
  contactPage: 'فرم تماس',
  address: 'آدرس',
  phone: 'تلفن',
  email: 'ایمیل',
  instagram: 'اینستاگرام',
  telegram: 'تلگرام',
  aparat: 'آپارات',
  /** Each of several badges has a name of its own. */
  badge: (index: number) => `نماد اعتماد الکترونیکی${index ? ` ${persianNumber(index + 1)}` : ''}`,
  rights: (shopName: string) => `همهٔ حقوق این وب‌سایت برای ${shopNamed(shopName)} محفوظ است.`,
  pricesWithTax: 'همهٔ قیمت‌ها با مالیات است.',
  top: 'بازگشت به بالا',
} as const;
