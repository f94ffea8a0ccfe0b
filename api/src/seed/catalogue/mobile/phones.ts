import type { SeedSubGroup } from '../../catalogue-shape.ts';
import { applePhones } from './phones-apple.ts';
import { otherPhones } from './phones-other.ts';
import { samsungPhones } from './phones-samsung.ts';
import { xiaomiPhones } from './phones-xiaomi.ts';

/** More phones than a page of the listing holds, so that there is a second page. */
export const phones: SeedSubGroup = {
  id: 11,
  title: 'گوشی موبایل',
  categories: ['گوشی سامسونگ', 'گوشی شیائومی', 'گوشی اپل', 'گوشی ساده', 'گوشی‌های دیگر'],
  products: [...samsungPhones, ...xiaomiPhones, ...applePhones, ...otherPhones],
};
