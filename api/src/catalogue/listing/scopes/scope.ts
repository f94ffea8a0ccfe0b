import type { ListingOrder } from '@kashi/contracts/listing/listing-filter';
import type { OrdinalList } from '../hits/ordinal-list.ts';
import type { ScopeCounts } from './scope-counts.ts';

export type ScopeKind = 'all' | 'group' | 'subgroup' | 'category' | 'brand' | 'tag';

/** The name of a part of the shop, as in an address. */
export type ScopeName = [kind: ScopeKind, id: number];

/** The products of a part of the shop, sorted by every order and counted. */
export interface Scope {
  lists: Record<ListingOrder, OrdinalList>;
  counts: ScopeCounts;
}
