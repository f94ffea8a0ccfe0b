import type { Contents } from '@kashi/contracts/home';
import type { Listing } from '@kashi/contracts/listing/listing';
import type { ProductCard } from '@kashi/contracts/product/product-card';
import { shopContents } from '@kashi/kit/testing/shop-contents';

export function aProduct(change: Partial<ProductCard> = {}): ProductCard {
  return {
    Id: 1,
    Name: 'هدفون بی‌سیم آوا مدل نجوا',
    ShortName: 'هدفون نجوا',
    PicPath: '/media/headphone-800.webp',
    Price: 2_480_000,
    FinalPrice: 2_480_000,
    DiscountPercent: 0,
    IsAvailable: true,
    ...change,
  };
}

export function aListing(change: Partial<Listing> = {}): Listing {
  return {
    TotalCount: 1,
    Page: 1,
    FilteredProducts: [aProduct()],
    FilteredPriceRange: { MinPrice: 2_480_000, MaxPrice: 2_480_000 },
    FilteredBrands: [{ Id: 7, Title: 'آوا', Count: 1 }],
    Scopes: [],
    ...change,
  };
}

export const digitalGroup = {
  Id: 1,
  Title: 'کالای دیجیتال',
  GroupPicPath: '',
  SubGroups: [
    {
      Id: 11,
      Title: 'صدا و پوشیدنی',
      Categories: [
        { Id: 111, Title: 'هدفون و هدست' },
        { Id: 112, Title: 'بلندگو' },
      ],
    },
    { Id: 12, Title: 'دوربین', Categories: [] },
  ],
};

export const bookGroup = { Id: 2, Title: 'کتاب و هنر', GroupPicPath: '', SubGroups: [] };

export function someContents(change: Partial<Contents> = {}): Contents {
  return {
    ...shopContents({
      AboutShortUs: 'فروشگاهی برای چیزهای خوب و ماندگار',
      IsActiveZarinPal: true,
    }),
    Groups: [digitalGroup, bookGroup],
    ...change,
  };
}
