import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingFilterSchema } from '@kashi/shared/contracts/listing-filter';
import type { Transaction } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Tables } from '../../schema/tables.ts';
import type { Store } from '../../store/store.ts';
import { aProduct } from '../catalogue-fixtures.ts';
import { refreshListing } from '../refresh-listing.ts';
import { openListing } from './live-listing.ts';

/** For a thread that begins on a busy machine. */
export const patientMs = 20_000;

/** Enough that some of them may change without the rest being read as well. */
export const goods = 24;

/** A shop that was open once, has kept its listing and is closed. The products are called کالای 1 and so on, for 100, 200… tomans. */
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
    /** A listing that reads every product writes its file anew. */
    isStillThere: () => statSync(file).ino === before,
    said: () => log.mock.calls.map(([line]) => String(line)),
  };
}

/** Changes a product as whoever changes one in the shop does. */
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
