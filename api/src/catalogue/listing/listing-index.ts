import { listingFilterSchema, type ListingFilter } from '@kashi/contracts/listing/listing-filter';
import * as z from 'zod/mini';
import { wordsOf } from '../words/persian-words.ts';
import type { KeptParts, ReadParts } from './index-file/index-parts.ts';
import { ListingColumns, standing } from './listing-columns.ts';
import type { ListingHits } from './hits/listing-hits.ts';
import { ListingQuery } from './listing-query.ts';
import type { ListingRow } from './listing-row.ts';
import { nearestInPrice } from './similar-products.ts';
import { SortedScopes } from './scopes/sorted-scopes.ts';
import { meantWords, twoAsOne } from './words/meant-words.ts';
import { TextMarks } from './words/text-marks.ts';
import { Vocabulary } from './words/vocabulary.ts';
import { mostWords } from './words/word-matches.ts';

export interface FoundHits extends ListingHits {
  /** The corrected search, if the typed one finds nothing. */
  searchedFor?: string;
}

/**
 * All products in memory, as columns. It answers any listing of a million products within milliseconds, facets included. It
 * decides which products a list shows; cards, stock and money are always read from the database.
 */
export class ListingIndex {
  readonly #columns = new ListingColumns();
  readonly #vocabulary = new Vocabulary(
    (ordinal) => this.#columns.standings[ordinal] !== standing.gone,
  );
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

  /** Adds products at the start, in any number of batches. Nothing can be found until `arrange`. */
  take(rows: readonly ListingRow[]): void {
    for (const row of rows) this.#file(row);
  }

  /** Sorts and counts the added products; call it once. Later changes go through `change`. */
  arrange(): void {
    this.#vocabulary.pack();
    this.#scopes.fill(Int32Array.from(this.#ordinals.values()).sort());
  }

  /** The index in the form for a file. */
  kept(): KeptParts {
    return new Map([
      ...this.#columns.kept(),
      ...this.#texts.kept(this.#columns.length),
      ...this.#vocabulary.kept(),
      ...this.#scopes.kept(),
    ]);
  }

  /** Restores the index from a file, instead of adding and arranging products; call it once. */
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

  /** The number of products in the index. */
  get size(): number {
    return this.#ordinals.size;
  }

  /** Whether departed products, and outdated words of changed ones, take more room than present products. */
  get isWorn(): boolean {
    return this.#columns.length > 1000 && this.#columns.length > this.size * 2;
  }

  query(filter: ListingFilter, pageSize: number): ListingHits {
    return this.#query.run(filter, pageSize);
  }

  /** Like `query`; if nothing matches, the search is tried again as it was probably meant. */
  find(filter: ListingFilter, pageSize: number): FoundHits {
    const hits = this.query(filter, pageSize);
    if (hits.total > 0) return hits;
    const searchedFor = this.#respelt(filter.SearchValue);
    if (searchedFor === null) return hits;
    return { ...this.query({ ...filter, SearchValue: searchedFor }, pageSize), searchedFor };
  }

  /** Like `find`, but returns only the products of the page. */
  suggest(filter: ListingFilter, pageSize: number): Pick<FoundHits, 'productIds' | 'searchedFor'> {
    const productIds = this.#query.page(filter, pageSize);
    const searchedFor = productIds.length > 0 ? null : this.#respelt(filter.SearchValue);
    if (searchedFor === null) return { productIds };
    const meant = { ...filter, SearchValue: searchedFor };
    return { productIds: this.#query.page(meant, pageSize), searchedFor };
  }

  /** Products that can be bought, of the same category or else of the same subgroup, those nearest in price first. */
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

  /**
   * Applies products that came or changed, and others that left. Many changes at once cost little more than one, since each list
   * is moved only once.
   */
  change(rows: readonly ListingRow[], departed: readonly number[]): void {
    const moved = new Set<number>();
    for (const productId of [...rows.map((row) => row.product_id), ...departed]) {
      const ordinal = this.#ordinals.get(productId);
      if (ordinal !== undefined) moved.add(ordinal);
    }
    this.#scopes.remove([...moved]);
    for (const productId of departed) this.#forget(productId);
    if (departed.length > 0) this.#vocabulary.forgetDeparted();
    const refiled = rows.map((row) => this.#refiled(row));
    this.#scopes.insert(refiled);
    const stayed = new Set(refiled);
    this.#query.forget([
      ...[...moved].filter((ordinal) => !stayed.has(ordinal)),
      ...refiled.filter((ordinal) => !moved.has(ordinal)),
    ]);
  }

  /** The search as it was meant; null if that is what was typed. */
  #respelt(search: string): string | null {
    const words = wordsOf(search);
    const known = {
      has: (word: string) => this.#vocabulary.knows(word),
      nearest: (word: string) => this.#vocabulary.nearest(word),
    };
    const meant = meantWords(words, mostWords, known).join(' ');
    if (meant !== words.join(' ')) return meant;
    // Words that find something together mean what they say: there it is a filter that leaves nothing.
    const typed = z.parse(listingFilterSchema, { SearchValue: search });
    if (this.#query.page(typed, 1).length > 0) return null;
    return twoAsOne(words, mostWords, known)?.join(' ') ?? null;
  }

  /** Gives a product that is in no scope its new data, and a new ordinal if its words or scopes changed. */
  #refiled(row: ListingRow): number {
    const ordinal = this.#ordinals.get(row.product_id);
    if (ordinal !== undefined && this.#isFiledAlike(ordinal, row)) {
      this.#columns.setChanging(ordinal, row);
      return ordinal;
    }
    this.#forget(row.product_id);
    return this.#file(row);
  }

  /** Removes the product; its ordinal is never used again. */
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

  /** Whether the change leaves the product's scopes and words as they are. */
  #isFiledAlike(ordinal: number, row: ListingRow): boolean {
    const { groups, subgroups, categories, brands } = this.#columns;
    return (
      groups[ordinal] === row.group_id &&
      subgroups[ordinal] === row.subgroup_id &&
      categories[ordinal] === (row.category_id ?? 0) &&
      brands[ordinal] === this.#columns.placeOfBrand(row.brand_id) &&
      this.#columns.tagsOf(ordinal).join() === row.tag_ids.join() &&
      this.#columns.attributes.idsOf(ordinal).join() === row.attribute_ids.join() &&
      this.#texts.isOf(ordinal, row)
    );
  }
}
