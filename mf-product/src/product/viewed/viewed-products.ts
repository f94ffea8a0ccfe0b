/** The key of the products that this browser has shown, in local storage: ids, the latest first. */
const storageKey = 'viewedProducts';

/** One call answers so many cards, and the product on the screen is none of them. */
const mostShown = 12;

/** The other products that this browser has shown, the latest first; empty where it keeps nothing. */
export function viewedBefore(productId: number): number[] {
  return othersThan(productId).slice(0, mostShown);
}

/** Remembers a product as the one that was viewed last. */
export function rememberViewed(productId: number): void {
  write([productId, ...othersThan(productId)].slice(0, mostShown + 1));
}

export function forgetViewed(): void {
  write([]);
}

function othersThan(productId: number): number[] {
  return read().filter((each) => each !== productId);
}

/** The storage may hold anything, so only ids are used. */
function read(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId) : [];
  } catch {
    return [];
  }
}

function isId(stored: unknown): stored is number {
  return Number.isSafeInteger(stored);
}

function write(productIds: readonly number[]): void {
  try {
    if (productIds.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(productIds));
  } catch {
    // Without storage nothing is remembered, which needs no message.
  }
}
