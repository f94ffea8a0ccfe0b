import type {
  AmazingOffer,
  Banner,
  Brand,
  Contents,
  Group,
  Slider,
} from '@kashi/shared/contracts/home';
import type { ProductCard } from '@kashi/shared/contracts/product-card';
import { found, redirect, type PageContext, type PageResult } from '@kashi/shared/kit/define';

/** What the home page shows of the contents, and no more: it travels in the document beside the HTML. */
export interface HomeData {
  shopName: string;
  about: string;
  organization: Organization;
  slides: Slider[];
  groups: Pick<Group, 'Id' | 'Title' | 'GroupPicPath' | 'Picture'>[];
  offers: ProductCard[];
  /** Each keeps its index, 0 to 4; null where the shop has set none. */
  promos: (Promo | null)[];
  brands: Brand[];
  suggested: ProductCard[];
  /** Twelve slots; null where one is not shown. */
  banners: (Banner | null)[];
}

/** How the shop is reached and where else it is, for search engines; '' where it has not said. */
interface Organization {
  logoPath: string;
  phone: string;
  email: string;
  address: string;
  /** Whole addresses of its pages elsewhere. */
  profiles: string[];
}

export interface Promo {
  title: string;
  /** Where the whole of it is listed; '' where nowhere. */
  path: string;
  products: ProductCard[];
}

/** Without the contents there is no home page: /webServiceError says so (§8). */
export async function loadHome({ ask, signal }: PageContext): Promise<PageResult<HomeData>> {
  try {
    const { value } = await ask('GET /v1/ContentManagement/Contents/Read', {}, { signal });
    return value.BaseInfos ? found(homeOf(value, value.BaseInfos)) : unreachable;
  } catch (error) {
    // Aborted: nobody waits for this answer any more, or the browser is about to ask for itself.
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
    groups: contents.Groups.map(({ Id, Title, GroupPicPath, Picture }) => ({
      Id,
      Title,
      GroupPicPath,
      ...(Picture && { Picture }),
    })),
    offers: contents.AmazingOffers.map(cardOf),
    promos: contents.PromoSectionProducts.map(({ Title, URL = '', PromProducts }) =>
      PromProducts.length > 0 ? { title: Title, path: URL, products: PromProducts } : null,
    ),
    brands: contents.Brands,
    suggested: contents.SuggestedProducts,
    banners: contents.Banners.map((banner) => (isShown(banner) ? banner : null)),
  };
}

/** §2: a banner is shown only if it is active and has a picture. */
function isShown({ IsActive, PicPath }: Banner): boolean {
  return IsActive === 1 && PicPath !== '';
}

function cardOf({ ProductId, ProductName, ...offer }: AmazingOffer): ProductCard {
  const { ShortName, PicPath, Price, FinalPrice, DiscountPercent, IsAvailable, Picture } = offer;
  return {
    Id: ProductId,
    Name: ProductName,
    ShortName,
    PicPath,
    Price,
    FinalPrice,
    DiscountPercent,
    IsAvailable,
    ...(Picture && { Picture }),
  };
}
