import type { Ask } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import type { ProductCard } from '@kashi/contracts/product/product-card';
import { productLink } from '@kashi/contracts/text/slug';
import { keepGoods } from '@kashi/border/kept/kept-goods';
import { titleMessages } from './title-messages.ts';
import { addGuestWish, guestWishes, removeGuestWishes, tellOtherTabs } from './guest-wishes.ts';

/** Whose list it is: a customer's lies in the API, a guest's in this browser (R41). */
export interface Wisher {
  ask: Ask;
  isSignedIn: boolean;
}

export interface Wishes {
  /** With the prices of today in toman; products that the shop does not show are left out. */
  products: ProductCard[];
  /** Wishes of this browser's guest for which the customer's list has no room. */
  leftOutCount: number;
}

/** Reads the whole list, the newest wish first. Throws a `Problem`, or the signal's reason. */
export async function readWishes(
  { ask, isSignedIn }: Wisher,
  signal: AbortSignal,
): Promise<Wishes> {
  if (!isSignedIn) {
    const products = await readCards(ask, guestWishes(), signal);
    keepForGuest(products);
    return { products, leftOutCount: 0 };
  }
  keepGoods('wishList', null);
  const leftOut = await bringGuestWishes(ask);
  const { value } = await ask('GET /v1/ProductManagement/CustomerWishList/Read', {}, { signal });
  return { products: value, leftOutCount: leftOut.length };
}

/** Whether a product is in the list. Throws a `Problem`, or the signal's reason. */
export async function isWished(
  { ask, isSignedIn }: Wisher,
  productId: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isSignedIn) return guestWishes().includes(productId);
  await bringGuestWishes(ask);
  const { value } = await ask(
    'GET /v1/ProductManagement/CustomerWishList/Find',
    { ProductId: productId },
    { signal },
  );
  return value.IsWished;
}

/** Puts a product into the list, or takes it out; other tabs hear of it. Throws a `Problem`: 400 where the list is full. */
export async function changeWish(
  { ask, isSignedIn }: Wisher,
  productId: number,
  isWanted: boolean,
): Promise<void> {
  if (!isSignedIn) {
    if (isWanted) addGuestWish(productId);
    else removeGuestWishes([productId]);
    return;
  }
  const product = { ProductId: productId };
  if (isWanted) await ask('POST /v1/ProductManagement/CustomerWishList/Add', product);
  else await ask('DELETE /v1/ProductManagement/CustomerWishList/Delete', product);
  tellOtherTabs();
}

/** Keeps what the guest sees, to be read without a network (R45). */
function keepForGuest(products: readonly ProductCard[]): void {
  const goods = products.map(({ Id, Name, FinalPrice }) => ({
    name: Name,
    path: productLink(Id, Name),
    price: FinalPrice,
  }));
  keepGoods('wishList', { path: '/wishList', title: titleMessages.wishList, goods });
}

/** The most cards that one call answers. */
const mostCards = 12;

/** The cards of a guest's wishes, by calls side by side. */
async function readCards(
  ask: Ask,
  productIds: readonly number[],
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const starts = productIds.flatMap((_, index) => (index % mostCards === 0 ? [index] : []));
  const answers = await Promise.all(
    starts.map((start) =>
      ask(
        'GET /v1/ProductManagement/ProductCards/Find',
        { ProductsIds: productIds.slice(start, start + mostCards).join(',') },
        { signal },
      ),
    ),
  );
  return answers.flatMap(({ value }) => value);
}

/**
 * Moves what was wished for before the sign-in into the customer's list. The call may be repeated: where it fails, or the list is
 * full, the wishes stay in the browser until the next time. Resolves to those for which the list has no room.
 */
async function bringGuestWishes(ask: Ask): Promise<readonly number[]> {
  const productIds = guestWishes();
  if (productIds.length === 0) return [];
  try {
    const { value } = await ask('POST /v1/ProductManagement/CustomerWishList/Merge', {
      ProductsIds: productIds.join(),
    });
    removeGuestWishes(productIds.filter((id) => !value.LeftOutIds.includes(id)));
    tellOtherTabs();
    return value.LeftOutIds;
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}
