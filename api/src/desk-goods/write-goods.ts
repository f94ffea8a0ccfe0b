import type { Goods } from '@kashi/contracts/desk/goods/goods';
import type { goodsFields } from '@kashi/contracts/desk/goods/goods-fields';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { countedOnceMore, notePrice } from '../catalogue/product/sale-param-offers.ts';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { sanitisedHtml } from '../content/sanitised-html.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { ShelfNames } from '../shop-command/import/shelf-names.ts';
import { expectNobodyPays } from './locked-goods.ts';
import { messages } from './messages.ts';

type Tx = Transaction<Tables>;

/** What is entered of a product. */
export type GoodsForm = z.output<z.ZodMiniObject<typeof goodsFields>>;

/** Writes a new product and returns its id. */
export async function insertGoods(
  tx: Tx,
  form: GoodsForm,
  { at, isHidden }: { at: Date; isHidden: boolean },
): Promise<number> {
  await expectShelves(tx, form);
  const { id } = await tx
    .insertInto('products')
    .values({ ...columnsOf(form), registered_at: at, hidden_at: isHidden ? at : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeVariants(tx, id, { form, known: [], at });
  await writeBelongings(tx, id, form);
  await refreshListing(tx, [id]);
  return id;
}

/** Saves a product that the caller has locked, and counts its version up. */
export async function updateGoods(
  tx: Tx,
  before: Goods,
  { form, at }: { form: GoodsForm; at: Date },
): Promise<void> {
  await expectShelves(tx, form);
  const { id } = before;
  await tx.updateTable('products').set(columnsOf(form)).where('id', '=', id).execute();
  await writeVariants(tx, id, { form, known: before.variants, at });
  for (const table of belongings) {
    await tx.deleteFrom(table).where('product_id', '=', id).execute();
  }
  await writeBelongings(tx, id, form);
  const version = before.version + 1;
  await tx.updateTable('products').set({ version }).where('id', '=', id).execute();
  await refreshListing(tx, [id]);
}

function columnsOf(form: GoodsForm) {
  return {
    name: form.name,
    short_name: form.shortName || form.name,
    subgroup_id: form.subGroupId,
    category_id: form.categoryId,
    brand_id: form.brandId,
    meta_description: form.summary,
    // Whoever writes it reads at once what shoppers will be shown.
    description: sanitisedHtml(form.description),
    guarantee_description: form.guarantee,
    unit: form.unit,
    weight_grams: form.weightGrams,
    discount_percent: form.discountPercent,
    discount_from: form.discountFrom === null ? null : new Date(form.discountFrom),
    discount_until: form.discountUntil === null ? null : new Date(form.discountUntil),
    // The variants' paddings are added to the price of the cheapest one.
    price: Math.min(...form.variants.map(({ priceToman }) => priceToman)),
  };
}

/** Throws a 400 for a shelf that does not exist. Nobody deletes one until the transaction ends. */
async function expectShelves(tx: Tx, form: GoodsForm): Promise<void> {
  const subGroup = await tx
    .selectFrom('subgroups')
    .select('id')
    .where('id', '=', form.subGroupId)
    .forKeyShare()
    .executeTakeFirst();
  if (!subGroup) throw wrong('subGroupId', messages.noShelf);
  const brand = await tx
    .selectFrom('brands')
    .select('id')
    .where('id', '=', form.brandId)
    .forKeyShare()
    .executeTakeFirst();
  if (!brand) throw wrong('brandId', messages.noShelf);
  if (form.categoryId !== null) {
    const category = await tx
      .selectFrom('categories')
      .select('id')
      .where('id', '=', form.categoryId)
      .where('subgroup_id', '=', form.subGroupId)
      .forKeyShare()
      .executeTakeFirst();
    if (!category) throw wrong('categoryId', messages.noShelf);
  }
  await expectProperties(
    tx,
    form.properties.map(({ propertyId }) => propertyId),
  );
}

/** Throws a 400 beside a specification that does not exist, or that stands there a second time. */
async function expectProperties(tx: Tx, wanted: number[]): Promise<void> {
  const twice = wanted.findIndex((id, place) => wanted.indexOf(id) < place);
  if (twice !== -1) throw wrong(`properties.${twice}.propertyId`, messages.propertyTwice);
  if (wanted.length === 0) return;
  const found = await tx
    .selectFrom('properties')
    .select('id')
    .where('id', 'in', wanted)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const unknown = wanted.findIndex((id) => !found.some((each) => each.id === id));
  if (unknown !== -1) throw wrong(`properties.${unknown}.propertyId`, messages.noProperty);
}

/** Of a known variant the difference to the seen stock is booked, since pieces may have been sold meanwhile. */
async function writeVariants(
  tx: Tx,
  productId: number,
  { form, known, at }: { form: GoodsForm; known: Goods['variants']; at: Date },
): Promise<void> {
  const kept = form.variants.flatMap(({ id }) => id ?? []);
  if (kept.some((id) => !known.some((variant) => variant.id === id))) {
    throw new Refusal(409, messages.noVariant);
  }
  const gone = known.map(({ id }) => id).filter((id) => !kept.includes(id));
  if (gone.length > 0) {
    await expectNobodyPays(tx, productId, gone);
    await tx.deleteFrom('sale_params').where('id', 'in', gone).execute();
  }

  const base = columnsOf(form).price;
  for (const [position, variant] of form.variants.entries()) {
    const { name, colorHex: color_hex, priceToman } = variant;
    const before = known.find(({ id }) => id === variant.id);
    const values = {
      name,
      color_hex,
      position,
      padding_price: priceToman - base,
      stock: before ? stockAfter(before.stock, variant) : variant.stock,
    };
    const isCounted = before !== undefined && variant.stock !== variant.seenStock;
    const { id } = before
      ? await tx
          .updateTable('sale_params')
          .set(values)
          .$if(isCounted, (update) => update.set(countedOnceMore))
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('sale_params')
          .values({ ...values, product_id: productId, has_attributes: name !== '' })
          .returning('id')
          .executeTakeFirstOrThrow();
    if (priceToman > 0) await notePrice(tx, id, priceToman, at);
  }
}

/** Throws a 400 without the stock that was seen, and a 409 if the difference would leave less than nothing. */
export function stockAfter(
  present: number,
  { stock, seenStock }: { stock: number; seenStock?: number | undefined },
): number {
  if (seenStock === undefined) throw wrong('variants', messages.seenStockMissing);
  const after = present + stock - seenStock;
  if (after < 0) throw new Refusal(409, messages.stockGone);
  return after;
}

const belongings = [
  'product_pictures',
  'product_tags',
  'product_medias',
  'product_property_values',
] as const;

async function writeBelongings(tx: Tx, product_id: number, form: GoodsForm): Promise<void> {
  const names = ShelfNames.making(tx);
  for (const [position, picture] of form.pictures.entries()) {
    const row = { product_id, position, picture: JSON.stringify(picture) };
    await tx.insertInto('product_pictures').values(row).execute();
  }
  for (const title of new Set(form.tags)) {
    const row = { product_id, tag_id: await names.tag(title) };
    await tx.insertInto('product_tags').values(row).execute();
  }
  for (const [position, url] of form.videos.entries()) {
    await tx.insertInto('product_medias').values({ product_id, position, url }).execute();
  }
  for (const { propertyId, value, isHighlighted } of form.properties) {
    const row = { product_id, property_id: propertyId, value, highlighted: isHighlighted };
    await tx.insertInto('product_property_values').values(row).execute();
  }
}

function wrong(Field: string, Message: string): Refusal {
  return new Refusal(400, Message, { fields: [{ Field, Message }] });
}
