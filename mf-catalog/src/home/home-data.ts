import type { AmazingOffer, Banner, Brand, Contents, Group, Slider } from '@kashi/contracts/home';
import type { ProductCard } from '@kashi/contracts/product/product-card';
import { found, redirect, type PageContext, type PageResult } from '@kashi/kit/define';
import { asShown } from '../as-shown.ts';

/** The part of the contents that the home page shows, and no more: it travels in the document beside the HTML. */
export interface HomeData {
  shopName: string;
  about: string;
  organization: Organization;
  slides: Slider[];
  groups: Pick<Group, 'Id' | 'Title' | 'GroupPicPath' | 'Picture'>[];
  offers: ProductCard[];
  /** The promo sections by index, 0 to 4; null where the shop has set none. */
  promos: (Promo | null)[];
  brands: Brand[];
  suggested: ProductCard[];
  /** The twelve banner slots; null where a banner is not shown. */
  banners: (Banner | null)[];
}

/** The shop's contact details for search engines; '' where the shop has not set them. */
interface Organization {
  logoPath: string;
  phone: string;
  email: string;
  address: string;
  /** The full addresses of the shop's pages on other sites. */
  profiles: string[];
}

export interface Promo {
  title: string;
  /** The path of the listing with all its products; '' for none. */
  path: string;
  products: ProductCard[];
}

/** Reads the home page. Redirects to /webServiceError where the contents cannot be read (§8). */
export async function loadHome({ ask, signal }: PageContext): Promise<PageResult<HomeData>> {
  try {
    const { value } = await ask('GET /v1/ContentManagement/Contents/Read', {}, { signal });
    return value.BaseInfos ? found(homeOf(value, value.BaseInfos)) : unreachable;
  } catch (error) {
    // An aborted visit needs no answer: it was left, or the browser is about to read the data itself.
    if (signal.aborted) throw error;
    return unreachable;
  }
}

const unreachable = redirect('/webServiceError');

function homeOf(contents: Contents, base: NonNullable<Contents['BaseInfos']>): HomeData {
  return {
    shopName: base.ShopName,
    about: base.AboutShortUs,
    organization: {
      logoPath: base.LogoPicPath,
      phone: base.TellNo,
      email: base.Email,
      address: base.Address,
      profiles: [base.InstagramLink, base.TelegramLink, base.AparatLink].filter(Boolean),
    },
    slides: contents.Sliders,
    groups: contents.Groups.map(({ Id, Title, GroupPicPath, Picture }) =>
      Picture ? { Id, Title, GroupPicPath: '', Picture } : { Id, Title, GroupPicPath },
    ),
    offers: contents.AmazingOffers.map(cardOf).map(asShown),
    promos: contents.PromoSectionProducts.map(({ Title, URL = '', PromProducts }) =>
      PromProducts.length > 0
        ? { title: Title, path: URL, products: PromProducts.map(asShown) }
        : null,
    ),
    brands: contents.Brands,
    suggested: contents.SuggestedProducts.map(asShown),
    banners: contents.Banners.map((banner) => (isShown(banner) ? asShown(banner) : null)),
  };
}

/** Whether a banner is shown: only if it is active and has a picture (§2). */
function isShown({ IsActive, PicPath }: Banner): boolean {
  return IsActive === 1 && PicPath !== '';
}

function cardOf({ ProductId, ProductName, ...offer }: AmazingOffer): ProductCard {
  const { ShortName, PicPath, Price, FinalPrice, DiscountPercent, IsAvailable, TaxRate, Picture } =
    offer;
  return {
    Id: ProductId,
    Name: ProductName,
    ShortName,
    PicPath,
    Price,
    FinalPrice,
    DiscountPercent,
    IsAvailable,
    ...(TaxRate && { TaxRate }),
    ...(Picture && { Picture }),
  };
}
