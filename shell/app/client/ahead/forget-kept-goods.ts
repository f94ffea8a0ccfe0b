import { keptGoodsKeys } from '@kashi/border/kept/kept-goods';
import type { ShellApi } from '@kashi/border/shell-api';

/** What a guest saw last in cart and wish list is no customer's, and no later visitor's: it goes when somebody signs in or out (R45). */
export function forgetKeptGoods({ session }: Pick<ShellApi, 'session'>): void {
  const visitor = () => `${session.isSignedIn()} ${session.fullName()}`;
  let known = visitor();
  session.onChange(() => {
    if (visitor() === known) return;
    known = visitor();
    for (const key of Object.values(keptGoodsKeys)) localStorage.removeItem(key);
  });
}
