/**
 * What a guest of this browser saw last in the cart and in the wish list, in local storage: the worker's page shows it without a network. Names,
 * numbers and prices of goods and nothing else, above all nothing of a customer; gone after seven days, and when somebody signs in or out.
 */
export interface KeptGoods {
  /** The page on which the goods were seen, and its title. */
  path: string;
  title: string;
  /** In milliseconds since 1970. */
  keptAt: number;
  goods: KeptGood[];
}

interface KeptGood {
  name: string;
  path: string;
  /** Pieces; absent in a list of wishes. */
  quantity?: number;
  /** Of one piece, in toman; 0 where the shop says none. */
  price: number;
}

/** The keys in local storage; the shell removes both where somebody signs in or out. */
export const keptGoodsKeys = { cart: 'lastCart', wishList: 'lastWishList' } as const;

/** Keeps what a guest sees now; an empty list, or null of a customer, leaves nothing. A full storage keeps what it had. */
export function keepGoods(
  which: keyof typeof keptGoodsKeys,
  seen: Omit<KeptGoods, 'keptAt'> | null,
): void {
  const key = keptGoodsKeys[which];
  if (!seen || seen.goods.length === 0) return localStorage.removeItem(key);
  try {
    localStorage.setItem(key, JSON.stringify({ ...seen, keptAt: Date.now() } satisfies KeptGoods));
  } catch {
    // Silence is right: without a network the goods are then not shown.
  }
}
