import { bySpecifiedFlag } from '@kashi/contracts/gateways';
import { bannerSlots, type BaseInfo, type Contents } from '@kashi/contracts/home';

/** The content of a shop without goods (§7), with these facts in its base information. */
export function shopContents(base: Partial<BaseInfo> = {}): Contents & { BaseInfos: BaseInfo } {
  return {
    Groups: [],
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
  ...bySpecifiedFlag(() => false),
  CityId: null,
  Lat: null,
  Lng: null,
  IsShopBlog: false,
  ShopBlogName: '',
};
