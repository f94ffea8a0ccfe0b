import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import type { Product, SaleParam } from '@kashi/contracts/product/product';
import { Refusal } from '../../http/refusal.ts';
import { taxField } from '../../settings/tax-rate.ts';
import type { Shop } from '../../shop.ts';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { pagePath } from '../../content/page-path.ts';
import { messages } from '../messages.ts';
import { picturePath, pictureWidth, withoutMiniature } from '../../http/media/picture-paths.ts';
import { readProductCards } from './product-cards.ts';
import { ratingField } from './product-rating.ts';
import {
  readProductRow,
  type ProductRow,
  type PropertyRow,
  type SaleParamRow,
} from './product-row.ts';

const mostSimilar = 12;

/** All data of a product except its description, reviews and questions. Throws 404 for an unknown product. */
export async function readProduct(
  { store, listing }: Pick<CatalogueShop, 'store' | 'listing'>,
  productId: number,
): Promise<Product> {
  const row = await readProductRow(store, productId);
  if (!row) throw new Refusal(404, messages.noProduct);
  const similar = await readProductCards(store, await listing.similarTo(productId, mostSimilar));

  return {
    Id: row.id,
    Name: row.name,
    ShortName: row.short_name,
    MetaDescription: row.meta_description,
    PicPath: picturePath(row.pictures[0]?.picture, pictureWidth.page),
    ProductPics: row.pictures.map(({ picture }, position) => ({
      FilePath: picturePath(picture, pictureWidth.page),
      Picture: position === 0 ? picture : withoutMiniature(picture),
    })),
    GroupId: row.group_id,
    GroupTitle: row.group_title,
    SubGroupId: row.subgroup_id,
    SubGroupTitle: row.subgroup_title,
    ...(row.category_id !== null && {
      CategoryId: row.category_id,
      CategoryTitle: row.category_title ?? '',
    }),
    BrandId: row.brand_id,
    BrandTitle: row.brand_title,
    ProductTags: row.tags.map(({ id, title }) => ({ Id: id, Title: title })),
    ProductSaleParams: row.sale_params.map((each) => saleParam(each, row)),
    HighlightedProductPropertyValue: row.properties
      .filter(({ highlighted }) => highlighted)
      .map(property),
    ProductPropertyGroups: groupsOf(row.properties),
    ProductMedias: row.medias.map(({ url }) => ({ URL: url })),
    GuaranteeDescription: row.guarantee_description,
    Price: row.listing_price,
    FinalPrice: row.final_price,
    DiscountPercent: row.discount_percent,
    IsAvailable: row.is_available,
    ...taxField(row),
    ...(row.unit !== deskMessages.piece && { Unit: row.unit }),
    SimilarProducts: similar,
    ReviewsCount: row.reviews_count,
    QuestionsCount: row.questions_count,
    ...ratingField(row),
    ...(row.size_guide && { SizeGuidePath: pagePath(row.size_guide) }),
  };
}

export async function readProductName(
  { store }: Pick<Shop, 'store'>,
  productId: number,
): Promise<{ Id: number; Name: string }> {
  const row = await store.db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', productId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noProduct);
  return { Id: row.id, Name: row.name };
}

/** The product's HTML as its author wrote it, not yet sanitised. */
export async function readRawDescription(
  { store }: Pick<Shop, 'store'>,
  productId: number,
): Promise<string> {
  const row = await store.db
    .selectFrom('products')
    .select('description')
    .where('id', '=', productId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noProduct);
  return row.description;
}

/**
 * The page's price is that of the cheapest variant that can be bought, and paddings are relative to it. A price of 0, «call for
 * the price», has no paddings.
 */
function saleParam(row: SaleParamRow, product: ProductRow): SaleParam {
  const price = product.price === 0 ? 0 : Math.max(product.price + row.padding_price, 0);
  return {
    Id: row.id,
    Name: row.name,
    PaddingPrice: price - product.listing_price,
    StockInventory: row.stock,
    HasAttributes: row.has_attributes,
    ...(row.color_hex && { ColorHex: row.color_hex }),
    ...(row.pictures.length > 0 && { Pictures: row.pictures.map(withoutMiniature) }),
    Price: price,
    // As `discounted` counts it: what has a price is never free.
    FinalPrice: Math.max(
      Math.floor((price * (100 - product.discount_percent)) / 100),
      Math.min(price, 1),
    ),
  };
}

function property({ title, value }: PropertyRow): { PropertyTitle: string; PropertyValue: string } {
  return { PropertyTitle: title, PropertyValue: value };
}

/** Groups the rows, which come sorted by group. */
function groupsOf(rows: readonly PropertyRow[]): Product['ProductPropertyGroups'] {
  const groups = Map.groupBy(rows, (row) => row.group_id);
  return [...groups.values()].map((group) => ({
    GroupTitle: group[0]?.group_title ?? '',
    ProductPropertyValue: group.map(property),
  }));
}
