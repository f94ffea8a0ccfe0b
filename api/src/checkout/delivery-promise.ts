import type { DeliveryPromise } from '@kashi/contracts/carrier';
import { sql } from 'kysely';
import { quoteCarriers, type CarrierQuote } from '../carriers/carriers.ts';
import { expectedTime } from '../carriers/expected-time.ts';
import { messages as catalogueMessages } from '../catalogue/messages.ts';
import { discounted } from '../discounts/present-discount.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import { messages } from './delivery-messages.ts';

interface AskedPiece {
  ProductId: number;
  CityId: number;
  ProductSaleParamId?: number | undefined;
}

/**
 * When one piece of a product that is ordered now arrives in a city, and for what fee (R46). The fee is that of a cart with this
 * piece alone: at the price of the variant, or at that in lists where none is named. Throws 404 for an unknown product and for an
 * unknown city.
 */
export async function readDeliveryPromise(
  { store: { db }, clock }: Shop,
  { ProductId, CityId, ProductSaleParamId = 0 }: AskedPiece,
): Promise<DeliveryPromise> {
  const price = sql`(case when v.id is null then l.price else greatest(p.price + v.padding_price, 0) end)`;
  const product = await db
    .selectFrom('products as p')
    .innerJoin('product_listing as l', 'l.product_id', 'p.id')
    .leftJoin('sale_params as v', (join) =>
      join.onRef('v.product_id', '=', 'p.id').on('v.id', '=', ProductSaleParamId),
    )
    .select(['p.weight_grams', discounted(price).as('goodsToman')])
    .where('p.id', '=', ProductId)
    .where('p.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!product) throw new Refusal(404, catalogueMessages.noProduct);
  const city = await db
    .selectFrom('cities')
    .select('title')
    .where('id', '=', CityId)
    .executeTakeFirst();
  if (!city) throw new Refusal(404, messages.noCity);

  const { weight_grams: weightGrams, goodsToman } = product;
  const first = firstToArrive(await quoteCarriers(db, CityId, { weightGrams, goodsToman }));
  return { CityName: city.title, Delivery: first && deliveryFrom(first, clock()) };
}

function deliveryFrom({ days, duration, fee, isFreightCollect }: CarrierQuote, now: Date) {
  const last = days && { least: days.most, most: days.most };
  return {
    Day: last && expectedTime(last, now),
    Duration: duration,
    Fee: fee,
    ...(isFreightCollect && { IsFreightCollect: true }),
  };
}

/** The cheaper of two that arrive on the same day; one that the recipient pays is dearer than any that says its fee. A carrier that tells its time in words alone comes after those with days. */
function firstToArrive(quotes: readonly CarrierQuote[]): CarrierQuote | null {
  const [first] = quotes
    .filter(({ isAvailable }) => isAvailable)
    .sort((one, other) => lastDay(one) - lastDay(other) || costOf(one) - costOf(other));
  return first ?? null;
}

function costOf({ fee, isFreightCollect }: CarrierQuote): number {
  return isFreightCollect ? Number.MAX_SAFE_INTEGER : fee;
}

/** Finite, since two infinite days have no difference. */
function lastDay({ days }: CarrierQuote): number {
  return days?.most ?? Number.MAX_SAFE_INTEGER;
}
