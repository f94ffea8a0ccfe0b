import type { BaseInfo, Contents } from '@kashi/shared/contracts/home';

/** What the shop says of itself, with this much of its base information. */
export function contentsWith(base: Partial<BaseInfo> = {}): Contents {
  return {
    Groups: [],
    Sliders: [],
    AmazingOffers: [],
    PromoSectionProducts: [],
    Brands: [],
    SuggestedProducts: [],
    Banners: Array.from({ length: 12 }, () => ({ IsActive: 0, PicPath: '', URL: '', Alt: '' })),
    CustomerFullName: '',
    MobileNo: '',
    IsUserLogined: false,
    BaseInfos: { ...nothingSet, ...base },
  };
}

const nothingSet: BaseInfo = {
  ShopName: 'کاشی',
  LogoPicPath: '',
  Address: '',
  TellNo: '',
  Email: '',
  InstagramLink: '',
  TelegramLink: '',
  AparatLink: '',
  AboutShortUs: '',
  EnamadLink1: '',
  EnamadLink2: '',
  EnamadLink3: '',
  EnamadPicPath1: '',
  EnamadPicPath2: '',
  EnamadPicPath3: '',
  MinimumOrders: 0,
  IsActiveMellatBank: false,
  IsActiveSamanKish: false,
  IsActiveZarinPal: false,
  CityId: null,
  Lat: null,
  Lng: null,
  IsShopBlog: false,
  ShopBlogName: '',
};
