import { listingOrder, type ListingFilter } from '@kashi/shared/contracts/listing-filter';
import type { ListingColumns } from './listing-columns.ts';
import { wordsOf } from '../persian-words.ts';
import { wholeShop, type ScopeKey, type ScopeNumbers, type SortedScopes } from './sorted-scopes.ts';
import { matchQuality, type Vocabulary, type WordMatch } from './vocabulary.ts';

/** The answer of the index: which products, and the facets around them. */
export interface ListingHits {
  /** Of the page asked for, in order. */
  productIds: number[];
  total: number;
  /** Of the final prices over everything but the brand and price filters; null where nothing has a price. */
  priceRange: { min: number; max: number } | null;
  /** How many products of each brand, over the same. */
  brandCounts: Map<number, number>;
}

/** The parts of the index that a query reads. */
interface Indexed {
  columns: ListingColumns;
  vocabulary: Vocabulary;
  scopes: ScopeNumbers;
}

const mostWords = 6;

/** One pass over the smallest fitting list, which is sorted already: page, total and facets come together. */
export function runListingQuery(
  index: Indexed,
  sorted: SortedScopes,
  filter: ListingFilter,
  pageSize: number,
): ListingHits {
  const { columns } = index;
  const words = wordsOf(`${filter.SearchValue} ${filter.SearchInResult}`).slice(0, mostWords);
  const matches = matchesOf(index, words);
  const isInScope = scopeTest(columns, filter);
  const isChosen = choiceTest(columns, filter);
  const facets = new Facets(columns);
  const page =
    filter.OrderBy === listingOrder.standard && words.length > 0
      ? new PageByRelevance(columns, words.length)
      : new PageInOrder(filter.Page, pageSize);

  const list = sorted.ordinalsOf(index.scopes.find(narrowestScope(filter)));
  for (let place = 0; place < list.length; place++) {
    const ordinal = list[place] as number;
    // What can be bought comes first in every list.
    if (filter.IsAvalible && !columns.buyable[ordinal]) break;
    if (!isInScope(ordinal)) continue;
    const score = scoreOf(matches, ordinal);
    if (score < 0) continue;
    facets.count(ordinal);
    if (isChosen(ordinal)) page.add(ordinal, score);
  }

  return {
    productIds: page
      .ordinals(filter.Page, pageSize)
      .map((ordinal) => columns.productIds[ordinal] as number),
    total: page.total,
    ...facets.result(),
  };
}

/** The rarest word first: most products fail at it, and the others need no look. */
function matchesOf({ columns, vocabulary }: Indexed, words: string[]): WordMatch[] {
  return words
    .map((word) => vocabulary.match(word, columns.length))
    .sort((one, other) => one.count - other.count);
}

/** The sum of the qualities, or -1 where a word is missing. */
function scoreOf(matches: readonly WordMatch[], ordinal: number): number {
  let score = 0;
  for (const { qualities } of matches) {
    const quality = qualities[ordinal] ?? 0;
    if (quality === 0) return -1;
    score += quality;
  }
  return score;
}

function narrowestScope(filter: ListingFilter): ScopeKey {
  if (filter.TagId !== undefined) return `tag ${filter.TagId}`;
  if (filter.CategoryId !== undefined) return `category ${filter.CategoryId}`;
  if (filter.SubGroupId !== undefined) return `subgroup ${filter.SubGroupId}`;
  if (filter.BrandCode !== undefined) return `brand ${filter.BrandCode}`;
  if (filter.GroupId !== undefined) return `group ${filter.GroupId}`;
  return wholeShop;
}

type Test = (ordinal: number) => boolean;

/** Where an address names several scopes, a product must lie in all of them. */
function scopeTest(columns: ListingColumns, filter: ListingFilter): Test {
  const { GroupId, SubGroupId, CategoryId, BrandCode } = filter;
  const brand = BrandCode === undefined ? undefined : (columns.placeOfBrand(BrandCode) ?? -1);
  const tests: Test[] = [];
  if (GroupId !== undefined) tests.push((ordinal) => columns.groups[ordinal] === GroupId);
  if (SubGroupId !== undefined) tests.push((ordinal) => columns.subgroups[ordinal] === SubGroupId);
  if (CategoryId !== undefined) tests.push((ordinal) => columns.categories[ordinal] === CategoryId);
  if (brand !== undefined) tests.push((ordinal) => columns.brands[ordinal] === brand);
  return all(tests);
}

/** The brand and price filters, which the facets leave out (decision 6). What has no price is in no price range. */
function choiceTest(columns: ListingColumns, filter: ListingFilter): Test {
  const { FromPriceRange: from = 0, ToPriceRange: to = Infinity, BrandIds } = filter;
  const tests: Test[] = [];
  if (BrandIds.length > 0) {
    const chosen = new Set(BrandIds.map((brandId) => columns.placeOfBrand(brandId)));
    tests.push((ordinal) => chosen.has(columns.brands[ordinal]));
  }
  if (from > 0 || to < Infinity) {
    tests.push((ordinal) => {
      const price = columns.finalPrices[ordinal] as number;
      return price > 0 && price >= from && price <= to;
    });
  }
  return all(tests);
}

function all(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  return (ordinal) => tests.every((test) => test(ordinal));
}

class Facets {
  readonly #columns: ListingColumns;
  readonly #counts: Int32Array;
  /** Least and greatest, in an array of their own: a field would box every new number. */
  readonly #range = Float64Array.of(Infinity, 0);

  constructor(columns: ListingColumns) {
    this.#columns = columns;
    this.#counts = new Int32Array(columns.brandIds.length);
  }

  count(ordinal: number): void {
    const brand = this.#columns.brands[ordinal] as number;
    this.#counts[brand] = (this.#counts[brand] as number) + 1;
    const price = this.#columns.finalPrices[ordinal] as number;
    if (price === 0) return;
    const range = this.#range;
    if (price < (range[0] as number)) range[0] = price;
    if (price > (range[1] as number)) range[1] = price;
  }

  result(): Pick<ListingHits, 'priceRange' | 'brandCounts'> {
    const brandCounts = new Map<number, number>();
    for (const [place, brandId] of this.#columns.brandIds.entries()) {
      const count = this.#counts[place] ?? 0;
      if (count > 0) brandCounts.set(brandId, count);
    }
    const [min = 0, max = 0] = this.#range;
    return { priceRange: max === 0 ? null : { min, max }, brandCounts };
  }
}

/** The page of a list that comes in the right order. */
class PageInOrder {
  total = 0;
  readonly #first: number;
  readonly #end: number;
  readonly #ordinals: number[] = [];

  constructor(page: number, pageSize: number) {
    this.#first = (page - 1) * pageSize;
    this.#end = this.#first + pageSize;
  }

  add(ordinal: number): void {
    if (this.total >= this.#first && this.total < this.#end) this.#ordinals.push(ordinal);
    this.total++;
  }

  ordinals(): number[] {
    return this.#ordinals;
  }
}

/** Sorts by score without comparing: a shelf for each score, what can be bought before what cannot; newest first on each. */
class PageByRelevance {
  total = 0;
  readonly #columns: ListingColumns;
  readonly #bestScore: number;
  readonly #shelves: number[][];

  constructor(columns: ListingColumns, words: number) {
    this.#columns = columns;
    this.#bestScore = words * matchQuality.firstWord;
    this.#shelves = Array.from({ length: (this.#bestScore + 1) * 2 }, () => []);
  }

  add(ordinal: number, score: number): void {
    const half = this.#columns.buyable[ordinal] ? 0 : this.#bestScore + 1;
    this.#shelves[half + this.#bestScore - score]?.push(ordinal);
    this.total++;
  }

  ordinals(page: number, pageSize: number): number[] {
    let skipped = (page - 1) * pageSize;
    const ordinals: number[] = [];
    for (const shelf of this.#shelves) {
      ordinals.push(...shelf.slice(skipped, skipped + pageSize - ordinals.length));
      skipped = Math.max(skipped - shelf.length, 0);
      if (ordinals.length === pageSize) break;
    }
    return ordinals;
  }
}
