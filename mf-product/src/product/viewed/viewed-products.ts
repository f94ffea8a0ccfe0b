/** The key of the products that this browser has shown, in local storage: comma-joined ids, the latest first. */
const storageKey = 'viewedProducts';

/** One call answers so many cards. */
const mostShown = 12;

/** The other products that this browser has shown, the latest first. The storage may hold anything, so only ids are used. */
export function viewedBefore(productId: number): number[] {
  const stored = (localStorage.getItem(storageKey) ?? '').split(',').map(Number);
  return stored.filter((id) => id > 0 && id !== productId).slice(0, mostShown);
}

/** Remembers a product as the one that was viewed last. */
export function rememberViewed(productId: number): void {
  localStorage.setItem(storageKey, [productId, ...viewedBefore(productId)].join());
}

export function forgetViewed(): void {
  localStorage.removeItem(storageKey);
}
