import { bannerSlots, type Contents, type Group } from '@kashi/shared/contracts/home';
import { pictureField, picturePath, pictureWidth } from '../http/media/picture-paths.ts';
import { readProductCards, type ProductCardRow } from '../catalogue/product/product-cards.ts';
import { ownNameOf } from '../identity/sessions/full-name.ts';
import type { Customer, Shop } from '../shop.ts';
import type { Store } from '../store/store.ts';
import { readBaseInfo } from './base-info.ts';

/** The part of the contents that is the same for every visitor (R11). */
export type PublicContents = Omit<Contents, 'CustomerFullName' | 'MobileNo' | 'IsUserLogined'>;

export async function readPublicContents(
  shop: Pick<Shop, 'store' | 'gateways' | 'environment'>,
): Promise<PublicContents> {
  const { store } = shop;
  const places = await readProductPlaces(store);
  const cards = await readCardsById(store, places);
  return {
    Groups: await readGroups(store),
    Sliders: await readSliders(store),
    AmazingOffers: cardsAt(places.amazing, cards).map(({ Id, Name, ...card }) => ({
      ...card,
      ProductId: Id,
      ProductName: Name,
    })),
    PromoSectionProducts: places.sections.map(({ title, url, productIds }) => ({
      Title: title,
      ...(url && { URL: url }),
      PromProducts: cardsAt(productIds, cards),
    })),
    Brands: await readBrands(store),
    SuggestedProducts: cardsAt(places.suggested, cards),
    Banners: await readBanners(store),
    BaseInfos: await readBaseInfo(shop),
  };
}

/** The visitor's own fields, only for a request with a valid token. */
export function visitorFields(customer: Customer | null): Omit<Contents, keyof PublicContents> {
  return {
    CustomerFullName: customer ? ownNameOf(customer) : '',
    MobileNo: customer?.mobile ?? '',
    IsUserLogined: customer !== null,
  };
}

interface ProductPlaces {
  amazing: number[];
  suggested: number[];
  sections: { title: string; url: string; productIds: number[] }[];
}

async function readProductPlaces({ db }: Store): Promise<ProductPlaces> {
  const amazing = await db
    .selectFrom('amazing_offers')
    .select('product_id')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  const suggested = await db
    .selectFrom('suggested_products')
    .select('product_id')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  const sections = await db.selectFrom('promo_sections').selectAll().orderBy('position').execute();
  const inSections = await db
    .selectFrom('promo_section_products')
    .selectAll()
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return {
    amazing: amazing.map((row) => row.product_id),
    suggested: suggested.map((row) => row.product_id),
    sections: sections.map(({ position, title, url }) => ({
      title,
      url,
      productIds: inSections
        .filter((row) => row.section_position === position)
        .map((row) => row.product_id),
    })),
  };
}

type CardsById = Map<number, ProductCardRow>;

async function readCardsById(
  store: Store,
  { amazing, suggested, sections }: ProductPlaces,
): Promise<CardsById> {
  const productIds = new Set([
    ...amazing,
    ...suggested,
    ...sections.flatMap((section) => section.productIds),
  ]);
  const cards = await readProductCards(store, [...productIds]);
  return new Map(cards.map((card) => [card.Id, card]));
}

function cardsAt(productIds: readonly number[], cards: CardsById): ProductCardRow[] {
  return productIds.flatMap((productId) => cards.get(productId) ?? []);
}

async function readGroups({ db }: Store): Promise<Group[]> {
  const groups = await db
    .selectFrom('groups')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const subGroups = await db
    .selectFrom('subgroups')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categoriesOf = Map.groupBy(categories, (category) => category.subgroup_id);
  const subGroupsOf = Map.groupBy(subGroups, (subGroup) => subGroup.group_id);

  return groups.map((group) => ({
    Id: group.id,
    Title: group.title,
    GroupPicPath: picturePath(group.picture, pictureWidth.card),
    ...pictureField(group.picture),
    SubGroups: (subGroupsOf.get(group.id) ?? []).map((subGroup) => ({
      Id: subGroup.id,
      Title: subGroup.title,
      Categories: (categoriesOf.get(subGroup.id) ?? []).map(({ id, title }) => ({
        Id: id,
        Title: title,
      })),
    })),
  }));
}

async function readSliders({ db }: Store): Promise<Contents['Sliders']> {
  const rows = await db
    .selectFrom('sliders')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ picture, url, alt, title }) => ({
    PicPath: picturePath(picture, pictureWidth.wide),
    URL: url,
    Alt: alt,
    Title: title,
    ...pictureField(picture),
  }));
}

/** All twelve slots; a slot without a banner is inactive (R10). */
async function readBanners({ db }: Store): Promise<Contents['Banners']> {
  const rows = await db.selectFrom('banners').selectAll().execute();
  return Array.from({ length: bannerSlots }, (_, slot) => {
    const row = rows.find((each) => each.slot === slot);
    return {
      IsActive: row?.is_active ? (1 as const) : (0 as const),
      PicPath: picturePath(row?.picture, pictureWidth.page),
      URL: row?.url ?? '',
      Alt: row?.alt ?? '',
      ...(row?.title && { Title: row.title }),
      ...pictureField(row?.picture),
    };
  });
}

async function readBrands({ db }: Store): Promise<Contents['Brands']> {
  const rows = await db
    .selectFrom('brands')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, alt, logo_path }) => ({
    Id: id,
    Title: title,
    Alt: alt,
    LogoPath: logo_path,
  }));
}
