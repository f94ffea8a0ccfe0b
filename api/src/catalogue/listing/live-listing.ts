import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import type { Store } from '../../store/store.ts';
import { ListingIndex } from './listing-index.ts';
import type { ListingHits } from './listing-query.ts';
import { readAllRows, readRows } from './listing-row.ts';
import { catalogueChannel } from '../refresh-listing.ts';
import { readTaxonomy, type Taxonomy } from './taxonomy.ts';

/** The listing index, kept as fresh as the database: every committed `refreshListing`, of any process, reaches it. */
export interface LiveListing {
  query(filter: ListingFilter, pageSize: number): Promise<FoundHits>;
  /** Products of the same kind and about the same price, that can be bought; none for an unknown product. */
  similarTo(productId: number, most: number): Promise<number[]>;
  /** The names of groups, brands and tags, for breadcrumbs, facets and suggestions. */
  taxonomy(): Promise<Taxonomy>;
  close(): void;
}

interface FoundHits extends ListingHits {
  /** What was looked for in place of a search that finds nothing as it is spelt. */
  searchedFor?: string;
}

export async function openListing(store: Store): Promise<LiveListing> {
  let index = new ListingIndex([]);
  let taxonomy = await readTaxonomy(store);
  /** Refreshes run one after another; whoever asks waits for those under way, and so sees what was committed before. */
  let refreshed = reloadAll();

  async function reloadAll(): Promise<void> {
    [taxonomy, index] = [await readTaxonomy(store), new ListingIndex(await readAllRows(store))];
  }

  async function reload(productIds: readonly number[]): Promise<void> {
    const rows = await readRows(store, productIds);
    const found = new Set(rows.map((row) => row.product_id));
    for (const row of rows) index.put(row);
    for (const productId of productIds) if (!found.has(productId)) index.remove(productId);
    if (index.isWorn) await reloadAll();
    else if (rows.some((row) => !taxonomy.knows(row))) taxonomy = await readTaxonomy(store);
  }

  const stopListening = await store.listen(catalogueChannel, (payload) => {
    const refresh = payload ? () => reload(payload.split(',').map(Number)) : reloadAll;
    refreshed = refreshed.then(refresh).catch((error: unknown) => {
      // The old index stays; the next notice brings it up to date again.
      console.error('The listing could not be refreshed', error);
    });
  });
  await refreshed;

  return {
    query: async (filter, pageSize) => {
      await refreshed;
      return found(index, filter, pageSize);
    },
    similarTo: async (productId, most) => {
      await refreshed;
      return index.similarTo(productId, most);
    },
    taxonomy: async () => {
      await refreshed;
      return taxonomy;
    },
    close: stopListening,
  };
}

/** Nothing of that name: perhaps a letter of it is wrong. */
function found(index: ListingIndex, filter: ListingFilter, pageSize: number): FoundHits {
  const hits = index.query(filter, pageSize);
  if (hits.total > 0) return hits;
  const searchedFor = index.respelt(filter.SearchValue);
  if (searchedFor === null) return hits;
  return { ...index.query({ ...filter, SearchValue: searchedFor }, pageSize), searchedFor };
}
