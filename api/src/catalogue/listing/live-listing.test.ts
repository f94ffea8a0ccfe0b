import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import type { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Store } from '../../store/store.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { aProduct } from '../catalogue-fixtures.ts';
import { refreshListing } from '../refresh-listing.ts';
import { openListing } from './live-listing.ts';

/** So low a limit that every shop's index gets a thread. */
const inThread = -1;

/** A store whose queries fail while its database is away; its notices still come. */
async function aStoreThatFails() {
  const { store } = await emptyDatabase();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const away = store.db.withSchema('away');
  const failing = { ...store };
  return {
    store: failing,
    log,
    goAway: () => (failing.db = away),
    comeBack: () => (failing.db = store.db),
  };
}

async function listingInThread(store: Store) {
  const started = once(process, 'worker') as Promise<[Worker]>;
  const listing = await openListing(store, { mostInThisThread: inThread, pauseMs: 5 });
  onTestFinished(() => listing.close());
  const [thread] = await started;
  const find = async (query: z.input<typeof listingFilterSchema>) => {
    const { total, searchedFor } = await listing.query(z.parse(listingFilterSchema, query), 12);
    return { total, ...(searchedFor && { searchedFor }) };
  };
  return { listing, thread, find };
}

test("a big shop's index runs in its own thread, which hears every change", async () => {
  const { store } = await emptyDatabase();
  const phone = await aProduct(
    { store },
    { name: 'گوشی سامسونگ', category: 'گوشی', tags: ['نو', 'پرفروش'] },
  );
  await aProduct({ store }, { name: 'گوشی شیائومی', category: 'گوشی', price: 120_000 });
  const { listing, find } = await listingInThread(store);

  const before = await find({ TagId: 2 });
  await store.transaction(async (tx) => {
    await tx.updateTable('products').set({ price: 0 }).where('id', '=', 1).execute();
    await refreshListing(tx, [1]);
  });

  expect(before).toEqual({ total: 1 });
  expect(await find({ IsAvalible: true })).toEqual({ total: 1 });
  expect(await find({ SearchValue: 'گوشی سامسنگ' })).toEqual({
    total: 1,
    searchedFor: 'گوشی سامسونگ',
  });
  expect(await listing.similarTo(phone.productId, 12)).toEqual([2]);

  await store.transaction(async (tx) => {
    await tx.deleteFrom('products').where('id', '=', 1).execute();
    await refreshListing(tx, [1]);
  });
  expect(await find({})).toEqual({ total: 1 });
});

test('a thread that ends is replaced by one with the same products', async () => {
  const { store } = await emptyDatabase();
  await aProduct({ store });
  const { thread, find } = await listingInThread(store);

  await thread.terminate();

  await vi.waitFor(async () => expect(await find({})).toEqual({ total: 1 }), 10_000);
});

test('a change that could not be read is read again until it is in the listing', async () => {
  const { store, log, goAway, comeBack } = await aStoreThatFails();
  await aProduct({ store });
  const listing = await openListing(store, { pauseMs: 5 });
  onTestFinished(() => listing.close());
  const inStepAgain = vi.fn();
  listing.onInStepAgain(inStepAgain);
  const available = async () =>
    (await listing.query(z.parse(listingFilterSchema, { IsAvalible: true }), 12)).total;

  goAway();
  await store.transaction(async (tx) => {
    await tx.updateTable('products').set({ price: 0 }).execute();
    await refreshListing(tx, [1]);
  });
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(await available()).toBe(1);
  expect(inStepAgain).not.toHaveBeenCalled();
  comeBack();

  await vi.waitFor(async () => expect(await available()).toBe(0));
  expect(inStepAgain).toHaveBeenCalledOnce();
  expect(log.mock.calls.map(([sentence]) => sentence as string)).toEqual([
    'The listing could not be refreshed; it is tried again.',
    'The listing is in step with the database again.',
  ]);
});

test('a thread that ends while the database is away is replaced when the database is back', async () => {
  const { store, log, goAway, comeBack } = await aStoreThatFails();
  await aProduct({ store });
  const { thread, find } = await listingInThread(store);

  goAway();
  await thread.terminate();
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  await expect(find({})).rejects.toThrow('The listing has ended.');
  comeBack();

  await vi.waitFor(async () => expect(await find({})).toEqual({ total: 1 }), 10_000);
});
