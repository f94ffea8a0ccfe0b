import { messages as httpMessages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Customer, Shop } from '../shop.ts';
import { isOfCustomer } from './cart-rows.ts';
import { messages } from './messages.ts';

/** The refusal for a missing or empty cart; the browser then forgets the cart's hash (§8). */
export function cartIsEmpty(): Refusal {
  return new Refusal(400, messages.empty, { value: { IsCartEmpty: true } });
}

/** Why a change finds no cart: the session of who names a customer's cart without being signed in has ended (R1). */
export async function noCartFor(
  shop: Shop,
  hash: string,
  asker: Customer | null,
): Promise<Refusal> {
  const hasEnded = !asker && (await isOfCustomer(shop.store.db, hash));
  return hasEnded ? new Refusal(401, httpMessages.notSignedIn) : cartIsEmpty();
}
