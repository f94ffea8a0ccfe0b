import type { Goods } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';

/** A product with two variants, ten of each. */
export const aProduct: Goods = {
  id: 1,
  version: 1,
  isHidden: false,
  registeredAt: '2026-01-10T08:00:00Z',
  name: 'گوشی',
  shortName: 'گوشی',
  groupId: 1,
  subGroupId: 1,
  categoryId: null,
  brandId: 1,
  summary: '',
  description: '',
  guarantee: '',
  unit: 'عدد',
  weightGrams: 500,
  discountPercent: 0,
  discountFrom: null,
  discountUntil: null,
  variants: [
    { id: 7, name: 'مشکی', colorHex: null, priceToman: 1000, stock: 10 },
    { id: 8, name: 'سفید', colorHex: null, priceToman: 1000, stock: 10 },
  ],
  pictures: [],
  tags: [],
  videos: [],
  properties: [],
};

export const noShelves: Shelves = {
  groups: [],
  subGroups: [],
  categories: [],
  brands: [],
  propertyGroups: [],
  properties: [],
};
