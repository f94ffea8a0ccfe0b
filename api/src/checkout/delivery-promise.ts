import type { DeliveryPromise } from '@kashi/contracts/carrier';
import { sql } from 'kysely';
import { quoteCarriers, type CarrierQuote } from '../carriers/carriers.ts';
import { expectedTime } from '../carriers/expected-time.ts';
import { messages as catalogueMessages } from '../catalogue/messages.ts';
import { discounted } from '../discounts/present-discount.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import { messages } from './delivery-messages.ts';

/**
 * When one piece of a product that is ordered now arrives in a city, and for what fee (R46). The fee is that of a cart with this
 * piece alone, before any padding of a variant. Throws 404 for an unknown product and for an unknown city.
 */
export async function readDeliveryPromise(
  { store: { db }, clock }: Shop,
  { ProductId, CityId }: { ProductId: number; CityId: number },
): Promise<DeliveryPromise> {
  const product = await db
    .selectFrom('products as p')
    .select(['p.weight_grams', discounted(sql`p.price`).as('goodsToman')])
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

function deliveryFrom({ days, duration, fee }: CarrierQuote, now: Date) {
  const last = days && { least: days.most, most: days.most };
  return { Day: last && expectedTime(last, now), Duration: duration, Fee: fee };
}

/** The cheaper of two that arrive on the same day. A carrier that tells its time in words alone comes after those with days. */
function firstToArrive(quotes: readonly CarrierQuote[]): CarrierQuote | null {
  const [first] = quotes
    .filter(({ isAvailable }) => isAvailable)
    .sort((one, other) => lastDay(one) - lastDay(other) || one.fee - other.fee);
  return first ?? null;
}

/** Finite, since two infinite days have no difference. */
function lastDay({ days }: CarrierQuote): number {
  return days?.most ?? Number.MAX_SAFE_INTEGER;
}
