import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import type { Store } from '../../store/store.ts';
import { catalogueChannel, namesPayload } from '../refresh-listing.ts';
import { indexHere, indexInThread, type HeldIndex } from './index-file/held-index.ts';
import type { FoundHits } from './listing-index.ts';
import { KeptIndex } from './index-file/kept-index.ts';
import { countRows, readAllLines, readRows } from './listing-row.ts';
import { RefreshQueue } from './refresh-queue.ts';
import { readTaxonomy, type Taxonomy } from './scopes/taxonomy.ts';

/** The listing index, kept in step with the database: every committed `refreshListing`, of any process, reaches it. */
export interface LiveListing {
  query(filter: ListingFilter, pageSize: number): Promise<FoundHits>;
  /** Like `query`, but returns only the products of the page and counts nothing. */
  suggest(
    filter: ListingFilter,
    pageSize: number,
  ): Promise<Pick<FoundHits, 'productIds' | 'searchedFor'>>;
  /** Products of the same kind and a similar price that can be bought; none for an unknown product. */
  similarTo(productId: number, most: number): Promise<number[]>;
  /** The names of groups, brands and tags, for breadcrumbs, facets and suggestions. */
  taxonomy(): Promise<Taxonomy>;
  /** Calls `hear` when the index is in step with the database again after a failure: what was answered meanwhile may be old. */
  onInStepAgain(hear: () => void): void;
  close(): void;
}

/** With more products than this the index gets its own thread; with fewer, a listing takes about a millisecond. */
const fewEnoughForThisThread = 10_000;

/** How often a big shop checks whether its file is out of date, in milliseconds. */
const lookAtFileMs = 600_000;

/** How long a refresh that failed waits for its next try, in milliseconds. */
const pauseAfterFailureMs = 5000;

/**
 * Opens the listing. `file` is the path at which a big shop keeps its index for the next start; without it every start reads
 * every product.
 */
export async function openListing(
  store: Store,
  {
    file,
    mostInThisThread = fewEnoughForThisThread,
    pauseMs = pauseAfterFailureMs,
  }: { file?: string; mostInThisThread?: number; pauseMs?: number } = {},
): Promise<LiveListing> {
  const kept = file === undefined ? undefined : new KeptIndex(store, file);
  let index = indexHere();
  let isBig = false;
  let taxonomy = await readTaxonomy(store);
  let isClosed = false;
  const hearers: (() => void)[] = [];
  /** A query waits for the pending refreshes, so it sees everything committed before. */
  const refreshes = new RefreshQueue(pauseMs, () => {
    for (const hear of hearers) hear();
  });
  /** The running write of the file: refreshes wait for it, queries do not. */
  let written = Promise.resolve();

  async function start(): Promise<void> {
    if (!(await hasBegunByFile())) await reloadAll();
    refreshes.add(keep);
  }

  async function hasBegunByFile(): Promise<boolean> {
    isBig = (await countRows(store)) > mostInThisThread;
    if (!kept || !isBig) return false;
    const next = indexInThread(() => refreshes.add(start));
    const isRestored = await kept.restore(next, (productIds) => put(next, productIds));
    if (!isRestored) next.close();
    else await replaceBy(next);
    return isRestored;
  }

  async function reloadAll(): Promise<void> {
    if (isClosed) return;
    isBig = (await countRows(store)) > mostInThisThread;
    const next = isBig ? indexInThread(() => refreshes.add(start)) : indexHere();
    try {
      await kept?.beginAnew();
      await fill(next, store);
    } catch (error) {
      next.close();
      throw error;
    }
    await replaceBy(next);
  }

  async function replaceBy(next: HeldIndex): Promise<void> {
    taxonomy = await readTaxonomy(store).catch((error: unknown) => {
      next.close();
      throw error;
    });
    await written;
    index.close();
    index = next;
    if (isClosed) index.close();
  }

  async function reload(productIds: readonly number[]): Promise<void> {
    await written;
    const { isWorn, rows } = await put(index, productIds);
    if (isWorn) await reloadAll();
    else if (rows.some((row) => !taxonomy.knows(row))) await reloadNames();
  }

  async function reloadNames(): Promise<void> {
    taxonomy = await readTaxonomy(store);
  }

  function refreshOf(payload: string | null): () => Promise<void> {
    if (!payload) return reloadAll;
    if (payload === namesPayload) return reloadNames;
    return () => reload(payload.split(',').map(Number));
  }

  async function put(into: HeldIndex, productIds: readonly number[]) {
    const rows = await readRows(store, productIds);
    const found = new Set(rows.map((row) => row.product_id));
    const departed = productIds.filter((productId) => !found.has(productId));
    return { isWorn: await into.run('change', rows, departed), rows };
  }

  async function keep(): Promise<void> {
    if (!kept || !isBig || isClosed) return;
    await written;
    if (!(await kept.isBehind())) return;
    await kept.catchUp(reload);
    written = kept.write(index).catch((error: unknown) => {
      if (!isClosed) console.error('The listing could not be saved for the next start', error);
    });
  }

  // Listening starts before the first row is read, so that changes made during the reading are applied after it.
  const stopListening = await store.listen(catalogueChannel, (payload) =>
    refreshes.add(refreshOf(payload)),
  );
  await refreshes.begin(start);
  const lookingAtFile = setInterval(() => refreshes.add(keep), lookAtFileMs).unref();

  return {
    query: async (filter, pageSize) => {
      await refreshes.settled();
      return index.run('find', filter, pageSize);
    },
    suggest: async (filter, pageSize) => {
      await refreshes.settled();
      return index.run('suggest', filter, pageSize);
    },
    similarTo: async (productId, most) => {
      await refreshes.settled();
      return index.run('similarTo', productId, most);
    },
    taxonomy: async () => {
      await refreshes.settled();
      return taxonomy;
    },
    onInStepAgain: (hear) => void hearers.push(hear),
    close: () => {
      isClosed = true;
      clearInterval(lookingAtFile);
      refreshes.close();
      stopListening();
      index.close();
    },
  };
}

/** Reads the next lines while the index takes the last ones. */
async function fill(index: HeldIndex, store: Store): Promise<void> {
  let taken = Promise.resolve();
  for await (const lines of readAllLines(store)) {
    await taken;
    taken = index.run('take', lines);
  }
  await taken;
  await index.run('arrange');
}
