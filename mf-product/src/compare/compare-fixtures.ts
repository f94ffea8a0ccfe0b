import type { ComparedProduct } from '@kashi/contracts/product/compare';
import type { ComparisonData } from './comparison-data.ts';

/** Two headphones that differ in weight, and both have a battery. */
export function aComparison(given: Partial<ComparisonData> = {}): ComparisonData {
  return {
    subGroupId: 12,
    corrections: [],
    ComparedProducts: [
      aComparedProduct(),
      aComparedProduct({ Id: 9, Name: 'هدفون آوا', DiscountPercent: 20, FinalPrice: 800_000 }),
    ],
    ComparedProductsProperiesByGroups: [
      {
        GroupName: 'مشخصات کلی',
        comparedProductProperies: [
          aRow('وزن', '۲۴۸ گرم', ''),
          aRow('جنس بدنه', 'آلومینیوم', 'آلومینیوم'),
        ],
      },
      { GroupName: 'باتری', comparedProductProperies: [aRow('نوع', 'لیتیوم', 'لیتیوم')] },
    ],
    ...given,
  };
}

export function aComparedProduct(given: Partial<ComparedProduct> = {}): ComparedProduct {
  return {
    Id: 7,
    Name: 'هدفون نجوا',
    PicPath: '/media/headphone.webp',
    Price: 1_000_000,
    FinalPrice: 1_000_000,
    DiscountPercent: 0,
    IsAvailable: true,
    ...given,
  };
}

function aRow(PropertyName: string, first: string, second: string) {
  return {
    PropertyName,
    ProductA_PropertyValue: first,
    ProductB_PropertyValue: second,
    ProductC_PropertyValue: '',
    ProductD_PropertyValue: '',
  };
}
