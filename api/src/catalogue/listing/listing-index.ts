import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { wordsOf } from '../persian-words.ts';
import type { KeptParts, ReadParts } from './index-parts.ts';
import { ListingColumns, standing } from './listing-columns.ts';
import type { ListingHits } from './listing-hits.ts';
import { ListingQuery } from './listing-query.ts';
import type { ListingRow } from './listing-row.ts';
import { nearestInPrice } from './similar-products.ts';
import { SortedScopes } from './sorted-scopes.ts';
import { TextMarks } from './text-marks.ts';
import { Vocabulary } from './vocabulary.ts';
import { isNothing } from './word-matches.ts';

export interface FoundHits extends ListingHits {
  /** What was looked for in place of a search that finds nothing as it is spelt. */
  searchedFor?: string;
}

/**
 * All products in memory, by columns: answers any listing of a million products in some milliseconds, facets included.
 * It knows what to show, not how it looks; cards, stock and money are always read from the database.
 */
export class ListingIndex {
  readonly #columns = new ListingColumns();
  readonly #vocabulary = new Vocabulary();
  readonly #scopes = new SortedScopes(this.#columns);
  readonly #texts = new TextMarks();
  readonly #ordinals = new Map<number, number>();
  readonly #query = new ListingQuery(this.#columns, this.#vocabulary, this.#scopes);

  static of(rows: readonly ListingRow[]): ListingIndex {
    const index = new ListingIndex();
    index.take(rows);
    index.arrange();
    return index;
  }

  /** Many products at the start, in any number of goes. Nothing is found before all are arranged. */
  take(rows: readonly ListingRow[]): void {
    for (const row of rows) this.#file(row);
  }

  /** Once: sorts and counts what was taken. Whatever changes from here on goes through `change`. */
  arrange(): void {
    this.#vocabulary.pack();
    this.#scopes.fill(Int32Array.from(this.#ordinals.values()).sort());
  }

  /** For a file. */
  kept(): KeptParts {
    return new Map([
      ...this.#columns.kept(),
      ...this.#texts.kept(this.#columns.length),
      ...this.#vocabulary.kept(),
      ...this.#scopes.kept(),
    ]);
  }

  /** Once, in place of all that would be taken and arranged. */
  restore(parts: ReadParts): void {
    this.#columns.restore(parts);
    const { length, standings, productIds } = this.#columns;
    for (let ordinal = 0; ordinal < length; ordinal++)
      if (standings[ordinal] !== standing.gone)
        this.#ordinals.set(productIds[ordinal] as number, ordinal);
    this.#texts.restore(parts);
    this.#vocabulary.restore(parts, length);
    this.#scopes.restore(parts);
  }

  /** Products in the index. */
  get size(): number {
    return this.#ordinals.size;
  }

  /** Whether products that left or changed their words take more room than those that are here. */
  get isWorn(): boolean {
    return this.#columns.length > 1000 && this.#columns.length > this.size * 2;
  }

  query(filter: ListingFilter, pageSize: number): ListingHits {
    return this.#query.run(filter, pageSize);
  }

  /** As `query`; where nothing has that name, perhaps a letter of it is wrong. */
  find(filter: ListingFilter, pageSize: number): FoundHits {
    const hits = this.query(filter, pageSize);
    if (hits.total > 0) return hits;
    const searchedFor = this.#respelt(filter.SearchValue);
    if (searchedFor === null) return hits;
    return { ...this.query({ ...filter, SearchValue: searchedFor }, pageSize), searchedFor };
  }

  /** As `find`, the products of the page alone. */
  suggest(filter: ListingFilter, pageSize: number): Pick<FoundHits, 'productIds' | 'searchedFor'> {
    const productIds = this.#query.page(filter, pageSize);
    const searchedFor = productIds.length > 0 ? null : this.#respelt(filter.SearchValue);
    if (searchedFor === null) return { productIds };
    const meant = { ...filter, SearchValue: searchedFor };
    return { productIds: this.#query.page(meant, pageSize), searchedFor };
  }

  /** Products that can be bought, of the same category or else of the same subgroup, the nearest price first. */
  similarTo(productId: number, most: number): number[] {
    const ordinal = this.#ordinals.get(productId);
    if (ordinal === undefined) return [];
    const { categories, subgroups, productIds } = this.#columns;
    const category = this.#scopes.find('category', categories[ordinal] as number);
    const subgroup = this.#scopes.find('subgroup', subgroups[ordinal] as number);
    const nearest = [category, subgroup].flatMap((scope) =>
      nearestInPrice(ordinal, scope, this.#columns, most),
    );
    return [...new Set(nearest)].slice(0, most).map((each) => productIds[each] as number);
  }

  /** Products came or changed, and others left. Many at once cost little more than one: what has to move moves once. */
  change(rows: readonly ListingRow[], departed: readonly number[]): void {
    const moved = new Set<number>();
    for (const productId of [...rows.map((row) => row.product_id), ...departed]) {
      const ordinal = this.#ordinals.get(productId);
      if (ordinal !== undefined) moved.add(ordinal);
    }
    this.#scopes.remove([...moved]);
    for (const productId of departed) this.#forget(productId);
    this.#scopes.insert(rows.map((row) => this.#refiled(row)));
  }

  /** A search with its slips put right; null where there are none, or nothing near was meant. */
  #respelt(search: string): string | null {
    const words = wordsOf(search);
    const respelt = words.map((word) =>
      isNothing(this.#vocabulary.match(word)) ? (this.#vocabulary.nearest(word) ?? word) : word,
    );
    return respelt.some((word, place) => word !== words[place]) ? respelt.join(' ') : null;
  }

  /** A product that is in no scope gets its new facts, and a new ordinal where its words or its scopes are others. */
  #refiled(row: ListingRow): number {
    const ordinal = this.#ordinals.get(row.product_id);
    if (ordinal !== undefined && this.#isFiledAlike(ordinal, row)) {
      this.#columns.setChanging(ordinal, row);
      return ordinal;
    }
    this.#forget(row.product_id);
    return this.#file(row);
  }

  /** The ordinal is not used again. */
  #forget(productId: number): void {
    const ordinal = this.#ordinals.get(productId);
    if (ordinal === undefined) return;
    this.#columns.standings[ordinal] = standing.gone;
    this.#ordinals.delete(productId);
  }

  #file(row: ListingRow): number {
    const ordinal = this.#columns.add(row);
    this.#ordinals.set(row.product_id, ordinal);
    this.#texts.set(ordinal, row);
    this.#vocabulary.add(ordinal, row.name_text, row.search_text);
    return ordinal;
  }

  /** Whether a change leaves the product in its scopes and under its words. */
  #isFiledAlike(ordinal: number, row: ListingRow): boolean {
    const { groups, subgroups, categories, brands } = this.#columns;
    return (
      groups[ordinal] === row.group_id &&
      subgroups[ordinal] === row.subgroup_id &&
      categories[ordinal] === (row.category_id ?? 0) &&
      brands[ordinal] === this.#columns.placeOfBrand(row.brand_id) &&
      this.#columns.tagsOf(ordinal).join() === row.tag_ids.join() &&
      this.#texts.isOf(ordinal, row)
    );
  }
}
