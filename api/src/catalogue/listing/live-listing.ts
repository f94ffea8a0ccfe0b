import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import type { Store } from '../../store/store.ts';
import { catalogueChannel } from '../refresh-listing.ts';
import { indexHere, indexInThread, type HeldIndex } from './held-index.ts';
import type { FoundHits } from './listing-index.ts';
import { countRows, readAllLines, readRows } from './listing-row.ts';
import { readTaxonomy, type Taxonomy } from './taxonomy.ts';

/** The listing index, kept as fresh as the database: every committed `refreshListing`, of any process, reaches it. */
export interface LiveListing {
  query(filter: ListingFilter, pageSize: number): Promise<FoundHits>;
  /** As `query`, the products of the page alone: nothing is counted. */
  suggest(
    filter: ListingFilter,
    pageSize: number,
  ): Promise<Pick<FoundHits, 'productIds' | 'searchedFor'>>;
  /** Products of the same kind and about the same price, that can be bought; none for an unknown product. */
  similarTo(productId: number, most: number): Promise<number[]>;
  /** The names of groups, brands and tags, for breadcrumbs, facets and suggestions. */
  taxonomy(): Promise<Taxonomy>;
  close(): void;
}

/** With more products the index has a thread of its own; with fewer, a listing takes about a millisecond. */
const fewEnoughForThisThread = 10_000;

export async function openListing(
  store: Store,
  mostInThisThread = fewEnoughForThisThread,
): Promise<LiveListing> {
  let index = indexHere();
  let taxonomy = await readTaxonomy(store);
  let isClosed = false;
  /** Refreshes run one after another; whoever asks waits for those under way, and so sees what was committed before. */
  let refreshed = Promise.resolve();

  async function reloadAll(): Promise<void> {
    if (isClosed) return;
    taxonomy = await readTaxonomy(store);
    const isBig = (await countRows(store)) > mostInThisThread;
    const next = isBig ? indexInThread(() => refreshBy(reloadAll)) : indexHere();
    try {
      await fill(next, store);
    } catch (error) {
      next.close();
      throw error;
    }
    index.close();
    index = next;
    if (isClosed) index.close();
  }

  async function reload(productIds: readonly number[]): Promise<void> {
    const rows = await readRows(store, productIds);
    const found = new Set(rows.map((row) => row.product_id));
    const departed = productIds.filter((productId) => !found.has(productId));
    const isWorn = await index.run('change', rows, departed);
    if (isWorn) await reloadAll();
    else if (rows.some((row) => !taxonomy.knows(row))) taxonomy = await readTaxonomy(store);
  }

  function refreshBy(refresh: () => Promise<void>): void {
    refreshed = refreshed.then(refresh).catch((error: unknown) => {
      // The old index stays; the next notice brings it up to date again.
      if (!isClosed) console.error('The listing could not be refreshed', error);
    });
  }

  // Before the first row is read: what changes while the many are read is put right after them.
  const stopListening = await store.listen(catalogueChannel, (payload) =>
    refreshBy(payload ? () => reload(payload.split(',').map(Number)) : reloadAll),
  );
  await (refreshed = refreshed.then(reloadAll));

  return {
    query: async (filter, pageSize) => {
      await refreshed;
      return index.run('find', filter, pageSize);
    },
    suggest: async (filter, pageSize) => {
      await refreshed;
      return index.run('suggest', filter, pageSize);
    },
    similarTo: async (productId, most) => {
      await refreshed;
      return index.run('similarTo', productId, most);
    },
    taxonomy: async () => {
      await refreshed;
      return taxonomy;
    },
    close: () => {
      isClosed = true;
      stopListening();
      index.close();
    },
  };
}

/** Reads on while what was read is taken. */
async function fill(index: HeldIndex, store: Store): Promise<void> {
  let taken = Promise.resolve();
  for await (const lines of readAllLines(store)) {
    await taken;
    taken = index.run('take', lines);
  }
  await taken;
  await index.run('arrange');
}
