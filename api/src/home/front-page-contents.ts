import type { FrontPageInput } from '@kashi/contracts/desk/front-page';
import { bannerSlots, type Contents } from '@kashi/contracts/home';
import { sql } from 'kysely';
import { readProductCards, type ProductCardRow } from '../catalogue/product/product-cards.ts';
import { pictureField, picturePath, pictureWidth } from '../http/media/picture-paths.ts';
import type { Store } from '../store/store.ts';

/** The part of the contents that the owner arranges on the front page. */
export type FrontPageContents = Pick<
  Contents,
  'Sliders' | 'AmazingOffers' | 'PromoSectionProducts' | 'SuggestedProducts' | 'Banners'
>;

/**
 * What shoppers see of a front page, the saved one or a draft: the same code makes both, so that a preview shows what saving would.
 * Goods that shoppers do not see are left out, and so are amazing offers whose discount has ended; what is sold out comes last of them.
 */
export async function frontPageContents(
  store: Store,
  { slides, banners, sections, amazingIds, suggestedIds }: FrontPageInput,
): Promise<FrontPageContents> {
  const wanted = [...amazingIds, ...suggestedIds, ...sections.flatMap((each) => each.productIds)];
  const read = await readProductCards(store, [...new Set(wanted)]);
  const cards = new Map(read.map((card) => [card.Id, card]));
  return {
    Sliders: slides.filter(({ isActive }) => isActive).map(sliderOf),
    AmazingOffers: offersOf(cardsAt(amazingIds, cards), await endedDiscounts(store, amazingIds)),
    PromoSectionProducts: sections.map(({ title, url, productIds }) => ({
      Title: title,
      ...(url && { URL: url }),
      PromProducts: cardsAt(productIds, cards),
    })),
    SuggestedProducts: cardsAt(suggestedIds, cards),
    Banners: banners.map(bannerOf),
  };
}

/** The front page as it is saved. */
export async function readSavedPage({ db }: Pick<Store, 'db'>): Promise<FrontPageInput> {
  const slides = await db
    .selectFrom('sliders')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const banners = await db.selectFrom('banners').selectAll().execute();
  const sections = await db.selectFrom('promo_sections').selectAll().orderBy('position').execute();
  const inSections = await db
    .selectFrom('promo_section_products')
    .selectAll()
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return {
    slides: slides.map((row) => ({ ...row, isActive: row.is_active })),
    // A slot without a banner is inactive (R10).
    banners: Array.from({ length: bannerSlots }, (_, slot) => {
      const row = banners.find((each) => each.slot === slot);
      if (!row) return { picture: null, url: '', alt: '', title: '', isActive: false };
      return { ...row, isActive: row.is_active };
    }),
    sections: sections.map(({ position, title, url }) => ({
      title,
      url,
      productIds: inSections
        .filter((row) => row.section_position === position)
        .map((row) => row.product_id),
    })),
    amazingIds: await readList(db, 'amazing_offers'),
    suggestedIds: await readList(db, 'suggested_products'),
  };
}

async function readList(
  db: Store['db'],
  table: 'amazing_offers' | 'suggested_products',
): Promise<number[]> {
  // Both tables have the same columns, which the types of a query cannot know.
  const rows = await db
    .selectFrom(table as 'suggested_products')
    .select('product_id')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

function offersOf(
  cards: readonly ProductCardRow[],
  ended: ReadonlySet<number>,
): FrontPageContents['AmazingOffers'] {
  return cards
    .filter(({ Id }) => !ended.has(Id))
    .toSorted((one, other) => Number(other.IsAvailable) - Number(one.IsAvailable))
    .map(({ Id, Name, ...card }) => ({ ...card, ProductId: Id, ProductName: Name }));
}

/** Those of the products whose discount had an end, which is over. */
async function endedDiscounts(
  { reads }: Store,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await reads
    .selectFrom('products')
    .select('id')
    .where('id', '=', (expression) => expression.fn.any(expression.val([...productIds])))
    .where('discount_until', '<=', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function cardsAt(
  productIds: readonly number[],
  cards: ReadonlyMap<number, ProductCardRow>,
): ProductCardRow[] {
  return productIds.flatMap((productId) => cards.get(productId) ?? []);
}

function sliderOf({ picture, url, alt, title }: FrontPageInput['slides'][number]) {
  return {
    PicPath: picturePath(picture, pictureWidth.wide),
    URL: url,
    Alt: alt,
    Title: title,
    ...pictureField(picture),
  };
}

function bannerOf({ isActive, picture, url, alt, title }: FrontPageInput['banners'][number]) {
  return {
    IsActive: isActive ? (1 as const) : (0 as const),
    PicPath: picturePath(picture, pictureWidth.page),
    URL: url,
    Alt: alt,
    ...(title && { Title: title }),
    ...pictureField(picture),
  };
}
