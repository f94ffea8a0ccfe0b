import { toProblem } from '@kashi/contracts/asking/problem';
import type { Ask } from '@kashi/contracts/asking/ask';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { deliverySchema, pickup } from '@kashi/contracts/carrier';
import type { Cart } from '@kashi/contracts/cart';
import { redirect } from '@kashi/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { takeTyped } from '@kashi/kit/plain/take-typed';
import { checkoutMessages } from '../../parts/checkout/checkout-messages.ts';
import {
  guestsStep,
  plainCartToCheckOut,
  signInFirst,
} from '../../parts/checkout/plain/plain-checkout.ts';
import { pickupPlace } from '../../parts/checkout/pickup.ts';
import { readShop } from '../../parts/checkout/shop-data.ts';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';
import { applyDelivery, readAddresses, readCarriers } from '../choose-address-data.ts';
import { messages } from '../messages.ts';
import type { Carriers } from '../use-delivery.ts';
import { PlainChooseAddress, type PlainChooseAddressData } from './PlainChooseAddress.tsx';

/**
 * `/chooseAddress` without JavaScript. The address stands in the query, and its carriers are those of the page; one form applies
 * both to the cart, another one pickup.
 */
export const plain = definePlain<PlainChooseAddressData>({
  async load(context) {
    const { ask, url, cookies, isSignedIn, signal } = context;
    if (!isSignedIn) return guestsStep(context);
    const [cart, addresses, shop] = await Promise.all([
      plainCartToCheckOut(context),
      readAddresses(ask, signal),
      readShop(ask),
    ]);
    if (!cart) return redirect('/cart');

    const addressId = chosenAddress(
      url,
      cart,
      addresses.map(({ Id }) => Id),
    );
    return {
      cart,
      addresses,
      addressId,
      carriers: await carriersFor(ask, cart, addressId, signal),
      pickup: pickupPlace(shop),
      refused: refusedFormIn(cookies, url.pathname),
    };
  },
  head: () => ({ title: checkoutMessages.chooseAddress, robots: 'noindex' }),
  // A refusal of the cart's page has been read there.
  spent: (_data, { pathname }) => [refusedFormCookie(pathname), cartCookies.refusal],
  // The red list of a refused form is in the cart's form for a coupon.
  styledLike: 'cart',
  Component: PlainChooseAddress,
  takeForm: takeDelivery,
});

/** The address of the query, or else of the cart, or else the customer's only one. Another customer's is none. */
function chosenAddress(url: URL, { CartInfo }: Cart, ownIds: readonly number[]): number | null {
  const asked = Number(url.searchParams.get('address'));
  if (ownIds.includes(asked)) return asked;
  const applied = CartInfo.CustomerAddressId;
  if (applied !== null && ownIds.includes(applied)) return applied;
  const [only, ...others] = ownIds;
  return others.length === 0 ? (only ?? null) : null;
}

/** The carriers of an address; without an answer the rest of the page stays. */
async function carriersFor(
  ask: Ask,
  { HashCartId }: Cart,
  addressId: number | null,
  signal: AbortSignal,
): Promise<Carriers> {
  if (addressId === null) return { state: 'none' };
  try {
    const to = { CustomerAddressId: addressId, HashCartId };
    return { state: 'read', list: await readCarriers(ask, to, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { state: 'failed', error: toProblem(error) };
  }
}

/** The contract's schema, after the question of the page with code: by whom (§5). */
const askedSchema = {
  safeParse(input: Record<string, unknown>) {
    if (input['CarrierId'] !== undefined) return deliverySchema.safeParse(input);
    const issues = [{ path: ['CarrierId'], message: messages.outOfCity.chooseCarrier }];
    return { success: false as const, error: { issues } };
  },
};

async function takeDelivery(
  typed: Record<string, string>,
  { ask, url, isSignedIn }: PlainPageContext,
): Promise<FormOutcome> {
  if (!isSignedIn) return signInFirst(url);
  const hidden = { CarrierId: pickup.carrierId, CustomerAddressId: pickup.addressId };
  return takeTyped({
    typed,
    keeps: ['CarrierId'],
    schema: askedSchema,
    ...(typed['step'] === 'pickup' && { hidden }),
    url,
    async send(delivery) {
      await applyDelivery(ask, delivery);
      return { to: '/invoice', cookies: [] };
    },
  });
}
