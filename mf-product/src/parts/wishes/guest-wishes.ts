/** The key of a guest's wishes in local storage: ids of products with commas between them, the newest wish first. */
const key = 'wishList';

/** As many as a customer's list holds (R41). The contract has the same number, but would bring zod along. */
const mostWishes = 100;

const largestId = 2_147_483_647;

/** What a guest of this browser wishes for, the newest first. The storage may hold anything, so only ids are used, each once. */
export function guestWishes(): number[] {
  const stored = (localStorage.getItem(key) ?? '').split(',').map(Number);
  const ids = stored.filter((id) => Number.isInteger(id) && id > 0 && id <= largestId);
  return [...new Set(ids)].slice(0, mostWishes);
}

/** Puts a product in front of a guest's wishes, of which the newest hundred are kept. */
export function addGuestWish(productId: number): void {
  keep([productId, ...guestWishes()]);
}

/** Takes products out of a guest's wishes, if they are in them. */
export function removeGuestWishes(productIds: readonly number[]): void {
  keep(guestWishes().filter((id) => !productIds.includes(id)));
}

function keep(productIds: readonly number[]): void {
  const wishes = [...new Set(productIds)].slice(0, mostWishes);
  if (wishes.length > 0) localStorage.setItem(key, wishes.join());
  else localStorage.removeItem(key);
}

/** The key by which a tab tells the others that a customer's list, which lies in the API, has changed. */
const changeKey = 'wishListChange';

/** Tells the other tabs that the customer's list has changed. */
export function tellOtherTabs(): void {
  localStorage.setItem(changeKey, String(Date.now()));
}

/** Calls back when another tab has changed a list, the guest's or the customer's. Returns the function that ends this. */
export function onOtherTabs(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // Null: the whole storage was cleared.
    if (event.key === null || event.key === key || event.key === changeKey) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
