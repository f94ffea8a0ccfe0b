import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { wordsOf } from '../persian-words.ts';
import { Choice } from './choice.ts';
import { countedHits } from './counted-hits.ts';
import type { ListingColumns } from './listing-columns.ts';
import type { ListingHits } from './listing-hits.ts';
import type { ScopeKind, ScopeName, SortedScopes } from './sorted-scopes.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WalkedHits } from './walked-hits.ts';
import { matchingAll } from './word-matches.ts';

const mostWords = 6;

/** Finds the page, the total and the facets of any listing. */
export class ListingQuery {
  readonly #columns: ListingColumns;
  readonly #vocabulary: Vocabulary;
  readonly #scopes: SortedScopes;
  readonly #walked: WalkedHits;

  constructor(columns: ListingColumns, vocabulary: Vocabulary, scopes: SortedScopes) {
    this.#columns = columns;
    this.#vocabulary = vocabulary;
    this.#scopes = scopes;
    this.#walked = new WalkedHits(columns);
  }

  run(filter: ListingFilter, pageSize: number): ListingHits {
    const scopes = scopesOf(filter);
    const [kind, id] = scopes[0] ?? ['all', 0];
    const scope = this.#scopes.find(kind, id);
    if (!scope) return { productIds: [], total: 0, priceRange: null, brandCounts: new Map() };

    const { first, end } = { first: (filter.Page - 1) * pageSize, end: filter.Page * pageSize };
    const words = wordsOf(`${filter.SearchValue} ${filter.SearchInResult}`).slice(0, mostWords);
    const choice = new Choice(this.#columns, filter);
    const asked = { order: filter.OrderBy, onlyBuyable: filter.IsAvalible, choice, first, end };
    if (words.length === 0 && scopes.length <= 1) return countedHits(asked, scope, this.#columns);

    const matches =
      words.length === 0
        ? null
        : matchingAll(
            words.map((word) => this.#vocabulary.match(word)),
            (one, other) => one + other,
          );
    return this.#walked.of({ ...asked, scopes, scope, matches, words: words.length });
  }
}

/** The scopes that an address names, the narrowest first. Where it names several, a product must lie in all of them. */
function scopesOf(filter: ListingFilter): ScopeName[] {
  const named: [ScopeKind, number | undefined][] = [
    ['tag', filter.TagId],
    ['category', filter.CategoryId],
    ['subgroup', filter.SubGroupId],
    ['brand', filter.BrandCode],
    ['group', filter.GroupId],
  ];
  return named.flatMap(([kind, id]) => (id === undefined ? [] : [[kind, id] as ScopeName]));
}
