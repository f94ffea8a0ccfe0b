import type { SandboxBank } from '../../bank-sandbox/sandbox-bank.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { openShop } from '../../open-shop.ts';
import type { Store } from '../../store/store.ts';
import { comeBack, pressAtBank, type AskedShop } from './bank-visit-fixtures.ts';
import { crowd, type Shopper } from './crowd-fixtures.ts';
import { askForPayment } from './payment-fixtures.ts';
import { findForgotten, openExpiredCarts, retryUnclear } from '../payment-jobs.ts';

/** Everybody at once, each to the order's page or as far as they come. */
export async function walkAll(
  shop: AskedShop,
  shoppers: readonly Shopper[],
  confirmed: Map<Shopper, string>,
): Promise<void> {
  await Promise.all(
    shoppers.map(async (shopper) => {
      try {
        const path = await walk(shop, shopper);
        if (path.startsWith(tracking)) confirmed.set(shopper, path.slice(tracking.length));
      } catch {
        // Somebody has ended the server, which is what these tests are about.
      }
    }),
  );
}

const tracking = '/orderTracking/';

/** From the invoice's button to wherever the shop leads; pressed again by who has the order already, it leads there. */
async function walk(shop: AskedShop, { useCredit, ...shopper }: Shopper): Promise<string> {
  const { status, body } = await askForPayment(shop, shopper, { at: shopper.at, useCredit });
  if (status !== 200) return '';
  const url = body.Value.PaymentUrl;
  const ownPath = url.replace(shop.environment.publicUrl, '');
  if (ownPath.startsWith(tracking)) return ownPath;
  return comeBack(shop, await pressAtBank(shop, url, 'pay'));
}

/** Whether the shop still shows the order that it has confirmed. */
export async function isThere(
  shop: AskedShop,
  { token }: Shopper,
  HashOrderId: string,
): Promise<boolean> {
  return (await shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId }, { token })).status === 200;
}

/** What a bank was asked, and what it answered, when the shop lost its process or its store: its jobs find that out. */
export async function runJobsAnHourLater(
  store: Store,
  variables: Record<string, string>,
): Promise<void> {
  const environment = readEnvironment(variables);
  const clock = () => new Date(Date.now() + 60 * 60_000);
  const shop = await openShop({ store, environment, clock });
  await retryUnclear(shop);
  await findForgotten(shop);
  await openExpiredCarts(shop);
  shop.listing.close();
}

/** What the banks have taken and not given back, in rial. */
export function takenBy(books: SandboxBank): number {
  return (['saman', 'zarinpal', 'mellat'] as const)
    .flatMap((bank) => books.findAll(bank))
    .filter(({ paidAt, status }) => paidAt !== null && status !== 'reversed')
    .reduce((sum, { paidRial }) => sum + paidRial, 0);
}

/** What the sums of a store are where each of so many shoppers has bought once. */
export function soldTo(size: number) {
  const half = size / 2;
  return {
    orders: size,
    buyers: size,
    stock: crowd.stock - size,
    credit: half * (crowd.credit - crowd.price),
    spent: half * crowd.price,
    ledger: half * crowd.price,
    held: 0,
    atBanks: half * crowd.price,
    brokenOrders: 0,
    lockedCarts: 0,
  };
}

/** What the banks have taken of them then, in rial. */
export function takenOf(size: number): number {
  return (size / 2) * crowd.price * 10;
}
