import type { Picture } from '@kashi/contracts/picture';
import type { Product, SaleParam } from '@kashi/contracts/product/product';

/** A watch in one colour, in stock, without a discount. */
export function aProduct(given: Partial<Product> = {}): Product {
  return {
    Id: 7,
    Name: 'ساعت هوشمند ماهور',
    ShortName: 'ساعت ماهور',
    MetaDescription: 'ساعتی سبک با بند سیلیکونی',
    PicPath: '/media/watch-800.webp',
    ProductPics: [{ FilePath: '/media/watch-800.webp', Picture: aPicture('watch') }],
    GroupId: 1,
    GroupTitle: 'کالای دیجیتال',
    SubGroupId: 12,
    SubGroupTitle: 'ساعت و پوشیدنی',
    BrandId: 3,
    BrandTitle: 'ماهور',
    ProductTags: [{ Id: 5, Title: 'ضد آب' }],
    ProductSaleParams: [aSaleParam()],
    HighlightedProductPropertyValue: [],
    ProductPropertyGroups: [],
    ProductMedias: [],
    GuaranteeDescription: 'گارانتی ۱۸ ماهه',
    Price: 1_000_000,
    FinalPrice: 1_000_000,
    DiscountPercent: 0,
    SimilarProducts: [],
    ...given,
  };
}

export function aSaleParam(given: Partial<SaleParam> = {}): SaleParam {
  return {
    Id: 71,
    Name: 'آبی',
    PaddingPrice: 0,
    StockInventory: 5,
    HasAttributes: true,
    ColorHex: '#26439f',
    ...given,
  };
}

export function aPicture(name: string): Picture {
  return {
    Base: `/media/${name}`,
    Widths: [160, 800],
    Formats: ['avif', 'webp'],
    Width: 800,
    Height: 800,
    Alt: name,
  };
}
