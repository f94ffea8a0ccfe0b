import { keptGoodsKeys } from '@kashi/border/kept/kept-goods';
import type { ShellApi } from '@kashi/border/shell-api';

/**
 * What a guest saw last in cart and wish list is no customer's, and no later visitor's: it goes when somebody signs in or out (R45), also
 * where they did so before this code was here. Of a customer nothing is kept.
 */
export function forgetKeptGoods({ session }: Pick<ShellApi, 'session'>): void {
  const forget = () => {
    for (const key of Object.values(keptGoodsKeys)) localStorage.removeItem(key);
  };
  if (session.isSignedIn()) forget();
  session.onChange(forget);
}
