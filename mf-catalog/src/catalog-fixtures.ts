import { bannerSlots, type BaseInfo, type Contents } from '@kashi/shared/contracts/home';
import type { Listing } from '@kashi/shared/contracts/listing';
import type { ProductCard } from '@kashi/shared/contracts/product-card';

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
    Groups: [digitalGroup, bookGroup],
    Sliders: [],
    AmazingOffers: [],
    PromoSectionProducts: [],
    Brands: [],
    SuggestedProducts: [],
    Banners: Array.from({ length: bannerSlots }, () => ({
      IsActive: 0 as const,
      PicPath: '',
      URL: '',
      Alt: '',
    })),
    CustomerFullName: '',
    MobileNo: '',
    IsUserLogined: false,
    BaseInfos: baseInfo,
    ...change,
  };
}

const baseInfo: BaseInfo = {
  ShopName: 'کاشی',
  LogoPicPath: '',
  Address: '',
  TellNo: '',
  Email: '',
  InstagramLink: '',
  TelegramLink: '',
  AparatLink: '',
  AboutShortUs: 'فروشگاهی برای چیزهای خوب و ماندگار',
  EnamadLink1: '',
  EnamadLink2: '',
  EnamadLink3: '',
  EnamadPicPath1: '',
  EnamadPicPath2: '',
  EnamadPicPath3: '',
  MinimumOrders: 0,
  IsActiveMellatBank: false,
  IsActiveSamanKish: false,
  IsActiveZarinPal: true,
  CityId: null,
  Lat: null,
  Lng: null,
  IsShopBlog: false,
  ShopBlogName: '',
};
