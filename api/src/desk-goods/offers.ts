import type { ChangeEntry } from '../desk-audit/change-log.ts';
import type { Offer } from '@kashi/contracts/desk/goods/goods';
import { sql, type Transaction } from 'kysely';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { notePrice } from '../catalogue/product/sale-param-offers.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { stockAfter } from './write-goods.ts';

interface OfferWish {
  saleParamId: number;
  seen: Pick<Offer, 'priceToman' | 'stock' | 'stockCounts'>;
  priceToman?: number | undefined;
  stock?: number | undefined;
}

/**
 * Sets prices (toman, before the discount) and stocks of variants, all or none. Throws a 409 with the present offers, and a sentence
 * for each variant, if somebody has set one of the prices or stocks since it was seen. Of a stock the difference to what was seen is
 * booked, since pieces may have been sold meanwhile.
 */
export async function saveOffers(
  tx: Transaction<Tables>,
  wishes: readonly OfferWish[],
  at: Date,
): Promise<{ offers: Offer[]; entries: ChangeEntry[] }> {
  const ids = wishes.map(({ saleParamId }) => saleParamId);
  const before = await lockOffers(tx, ids);
  const known = new Map(before.map((offer) => [offer.saleParamId, offer]));
  if (wishes.some(({ saleParamId }) => !known.has(saleParamId))) {
    throw new Refusal(404, messages.noVariant);
  }
  const fields = wishes.flatMap((wish, index) =>
    movedSince(wish, known.get(wish.saleParamId)).map(([field, Message]) => ({
      Field: `changes.${index}.${field}`,
      Message,
    })),
  );
  if (fields.length > 0) {
    throw new Refusal(409, messages.offersMoved, { fields, value: { current: before } });
  }

  const after = before.map((offer) => wished(offer, wishes));
  const productIds = [...new Set(after.map(({ productId }) => productId))];
  for (const productId of productIds) {
    await writeOffers(tx, { productId, before, after, at });
  }
  await refreshListing(tx, productIds);
  const asked = (offers: readonly Offer[]) =>
    offers.filter(({ saleParamId }) => ids.includes(saleParamId));
  return {
    offers: asked(after),
    entries: productIds.map((productId) => ({
      subject: 'goods',
      subjectId: productId,
      before: { offers: ofProduct(asked(before), productId).map(loggedOf) },
      after: { offers: ofProduct(asked(after), productId).map(loggedOf) },
    })),
  };
}

/** What is to be set and somebody has set since it was seen, with a sentence for each. A price is compared whatever is to be set. */
function movedSince({ seen, stock }: OfferWish, now: Offer | undefined): [string, string][] {
  if (!now) return [];
  const moved: [string, string][] = [];
  if (now.priceToman !== seen.priceToman) {
    moved.push(['priceToman', messages.priceMoved(now.priceToman)]);
  }
  if (stock !== undefined && now.stockCounts !== seen.stockCounts) {
    moved.push(['stock', messages.stockMoved(now.stock)]);
  }
  return moved;
}

function loggedOf({ saleParamId, productId, priceToman, stock }: Offer) {
  return { saleParamId, productId, priceToman, stock };
}

/**
 * Every variant of the products that have these variants, locked in the order in which payments lock them. They are read only then:
 * a statement that waits for a lock does not see the variant that a colleague has added meanwhile. No key changes, so shoppers go on
 * putting them into their carts.
 */
async function lockOffers(tx: Transaction<Tables>, ids: readonly number[]): Promise<Offer[]> {
  const theirs = sql`(select product_id from sale_params where id = any(${ids}::int[]))`;
  await sql`select id from sale_params where product_id in ${theirs} order by id for no key update`.execute(
    tx,
  );
  await sql`select id from products where id in ${theirs} order by id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<Offer>`
    select v.id as "saleParamId", v.product_id as "productId", v.stock, v.stock_counts as "stockCounts",
      case when p.price = 0 then 0 else greatest(p.price + v.padding_price, 0) end as "priceToman"
    from sale_params v join products p on p.id = v.product_id
    where v.product_id in ${theirs} order by v.id`.execute(tx);
  return rows;
}

function wished(offer: Offer, wishes: readonly OfferWish[]): Offer {
  const wish = wishes.find(({ saleParamId }) => saleParamId === offer.saleParamId);
  if (!wish) return offer;
  const priced = { ...offer, priceToman: wish.priceToman ?? offer.priceToman };
  if (wish.stock === undefined) return priced;
  return {
    ...priced,
    stock: stockAfter(offer.stock, { stock: wish.stock, seenStock: wish.seen.stock }),
    stockCounts: offer.stockCounts + 1,
  };
}

async function writeOffers(
  tx: Transaction<Tables>,
  {
    productId,
    before,
    after,
    at,
  }: { productId: number; before: readonly Offer[]; after: readonly Offer[]; at: Date },
): Promise<void> {
  const offers = ofProduct(after, productId);
  const base = Math.min(...offers.map(({ priceToman }) => priceToman));
  if (base === 0 && offers.some(({ priceToman }) => priceToman > 0)) {
    throw new Refusal(400, messages.byCall);
  }
  for (const { saleParamId, priceToman, stock, stockCounts } of offers) {
    await tx
      .updateTable('sale_params')
      .set({ padding_price: priceToman - base, stock, stock_counts: stockCounts })
      .where('id', '=', saleParamId)
      .execute();
    const old = before.find((offer) => offer.saleParamId === saleParamId);
    if (priceToman > 0 && old?.priceToman !== priceToman) {
      await notePrice(tx, saleParamId, priceToman, at);
    }
  }
  await tx.updateTable('products').set({ price: base }).where('id', '=', productId).execute();
}

function ofProduct(offers: readonly Offer[], productId: number): Offer[] {
  return offers.filter((offer) => offer.productId === productId);
}
