import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { wordsOf } from '../words/persian-words.ts';
import { AttributeTally, noAttributes } from './attributes/attribute-tally.ts';
import { chosenAttributes } from './attributes/chosen-attributes.ts';
import { mostCounted, SuitingAttributes, type Suiting } from './attributes/suiting-attributes.ts';
import { Choice } from './scopes/choice.ts';
import { countedHits } from './hits/counted-hits.ts';
import type { ListingColumns } from './listing-columns.ts';
import type { ListingHits } from './hits/listing-hits.ts';
import { MemoryOrder } from './hits/memory-order.ts';
import type { Scope, ScopeKind, ScopeName } from './scopes/scope.ts';
import { stretchesOf } from './hits/price-stretch.ts';
import { searchTerms } from './synonyms.ts';
import type { SortedScopes } from './scopes/sorted-scopes.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { WalkedHits, type Walk } from './hits/walked-hits.ts';
import { mostWords } from './words/word-matches.ts';

/** Finds the page, the total and the facets of any listing. */
export class ListingQuery {
  readonly #columns: ListingColumns;
  readonly #vocabulary: Vocabulary;
  readonly #scopes: SortedScopes;
  readonly #memoryOrder = new MemoryOrder();
  readonly #walked: WalkedHits;
  readonly #suiting: SuitingAttributes;

  constructor(columns: ListingColumns, vocabulary: Vocabulary, scopes: SortedScopes) {
    this.#columns = columns;
    this.#vocabulary = vocabulary;
    this.#scopes = scopes;
    this.#walked = new WalkedHits(columns, this.#memoryOrder);
    this.#suiting = new SuitingAttributes(columns.attributes, this.#memoryOrder);
  }

  run(filter: ListingFilter, pageSize: number): ListingHits {
    const walk = this.#walkOf(filter, pageSize);
    if (!walk) return nothing();
    const { scopes, scope, matches, attributes } = walk;
    if (matches.length > 0 || scopes.length > 1 || attributes?.isChosen)
      return this.#walked.of(walk);
    const where = { scope, name: scopes[0] ?? wholeShop, all: this.#scopes };
    const hits = countedHits(walk, where, this.#columns);
    if (attributes?.isCounting)
      for (const stretch of stretchesOf(scope, walk.order, walk.onlyBuyable))
        for (const ordinal of this.#memoryOrder.of(stretch)) attributes.takes(ordinal);
    return { ...hits, ...(attributes?.hits() ?? noAttributes) };
  }

  /** Forgets which attributes suit where these products are or were: those that came, left, or changed more than price and stock. */
  forget(ordinals: readonly number[]): void {
    for (const scope of this.#scopes.of(ordinals)) this.#suiting.forget(scope);
  }

  /** The products of the page alone, for suggestions while a shopper types: nothing is counted. */
  page(filter: ListingFilter, pageSize: number): number[] {
    const walk = this.#walkOf(filter, pageSize);
    return walk ? this.#walked.pageOf(walk) : [];
  }

  /** What to look through for this query; null if its first scope has no products, or a typed text has no word to look for. */
  #walkOf(filter: ListingFilter, pageSize: number): Walk | null {
    const typed = [filter.SearchValue, filter.SearchInResult]
      .filter((text) => text !== '')
      .map((text) => wordsOf(text));
    if (typed.some((words) => words.length === 0)) return null;
    const scopes = scopesOf(filter);
    const scope = this.#scopes.find(...(scopes[0] ?? wholeShop));
    if (!scope) return null;
    const words = typed.flatMap((each) => searchTerms(each).slice(0, mostWords));
    const choice = new Choice(this.#columns, filter);
    const isWhole = choice.isAny && !filter.IsAvalible && words.length === 0 && scopes.length === 1;
    return {
      order: filter.OrderBy,
      onlyBuyable: filter.IsAvalible,
      choice,
      attributes: this.#tallyOf(filter, { choice, scope, isWhole }),
      first: (filter.Page - 1) * pageSize,
      end: filter.Page * pageSize,
      scopes,
      scope,
      matches: words.map((word) => this.#vocabulary.match(word)),
    };
  }

  /** Attributes are offered in one subgroup or category; those that an address has chosen are applied anywhere. */
  #tallyOf(filter: ListingFilter, narrowed: Narrowed): AttributeTally | null {
    const chosen = chosenAttributes(filter.Attributes);
    const name = scopesOf(filter).find(([kind]) => kind === 'category' || kind === 'subgroup');
    const shelf = name && this.#scopes.find(...name);
    const suiting = shelf ? this.#suiting.of(shelf) : nothingSuits;
    if (chosen.size + suiting.offered.size === 0) return null;

    const { choice, scope, isWhole } = narrowed;
    return new AttributeTally(this.#columns.attributes, {
      choice,
      chosen,
      suiting,
      isWhole: isWhole && chosen.size === 0,
      isLarge: scope.lists[filter.OrderBy].ordinals().length > mostCounted,
    });
  }
}

interface Narrowed {
  scope: Scope;
  choice: Choice;
  /** Neither brands, prices, stock nor words narrow the scope. */
  isWhole: boolean;
}

const nothing = (): ListingHits => ({
  productIds: [],
  total: 0,
  priceRange: null,
  brandCounts: new Map(),
  ...noAttributes,
});

const nothingSuits: Suiting = { offered: new Map(), listed: () => null };

const wholeShop: ScopeName = ['all', 0];

/** The scopes that a query names, the narrowest first. If there are several, a product has to be in all of them. */
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
