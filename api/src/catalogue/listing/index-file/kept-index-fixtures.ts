import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import type { Transaction } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Tables } from '../../../schema/tables.ts';
import type { Store } from '../../../store/store.ts';
import { aProduct } from '../../catalogue-fixtures.ts';
import { refreshListing } from '../../refresh-listing.ts';
import { openListing } from '../live-listing.ts';

/** The timeout for a thread to start on a busy machine. */
export const patientMs = 20_000;

/** So many products that a few of them can change without a reload of all. */
export const goods = 24;

/**
 * A shop that was open once, wrote its index file and was closed. Its products are called کالای 1 and so on, for 100, 200…
 * tomans.
 */
export async function aKeptShop(open: () => Promise<Store>, meanwhile?: () => Promise<void>) {
  const store = await open();
  const folder = mkdtempSync(join(tmpdir(), 'kashi-listing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'listing-index');
  for (let number = 1; number <= goods; number++)
    await aProduct({ store }, { name: `کالای ${number}`, price: number * 100, tags: ['نو'] });
  await meanwhile?.();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());

  const opened = async () => {
    const listing = await openListing(store, { file, mostInThisThread: -1 });
    onTestFinished(() => listing.close());
    const find = async (query: z.input<typeof listingFilterSchema>) =>
      (await listing.query(z.parse(listingFilterSchema, query), goods + 1)).productIds;
    return { listing, find };
  };
  const { listing } = await opened();
  await expect.poll(() => existsSync(file), { timeout: patientMs }).toBe(true);
  listing.close();
  const before = statSync(file).ino;
  return {
    store,
    file,
    opened,
    /** Whether the file was not replaced; a listing that reads every product writes it again. */
    isStillThere: () => statSync(file).ino === before,
    said: () => log.mock.calls.map(([line]) => String(line)),
  };
}

/** Changes a product the way the shop's own code does. */
export function change(
  store: Store,
  productId: number,
  work: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  return store.transaction(async (tx) => {
    await work(tx);
    await refreshListing(tx, [productId]);
  });
}
