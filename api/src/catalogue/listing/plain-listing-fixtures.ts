import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { wordsOf } from '../words/persian-words.ts';
import type { ListingIndex } from './listing-index.ts';
import { plainAttributes } from './plain-attributes-fixtures.ts';
import { alikeOf, isUnit, searchTerms, withUnits } from './synonyms.ts';
import type { ListingRow } from './listing-row.ts';

/** The index's answer, with the brands in the order of their ids. */
export function answerOf(index: ListingIndex, query: ListingFilter, pageSize: number) {
  const {
    brandCounts,
    attributeCounts,
    areAttributesCounted: _,
    ...hits
  } = index.query(query, pageSize);
  return {
    ...hits,
    brandCounts: new Map([...brandCounts].sort(([one], [other]) => one - other)),
    attributes: [...attributeCounts]
      .flatMap(([id, values]) => [...values].map(([value, count]) => `${id}-${value}: ${count}`))
      .sort(),
  };
}

/** The rules of the listing in their plainest form: slow, but easy to check. */
export function plainAnswer(rows: readonly ListingRow[], query: ListingFilter, pageSize: number) {
  const typed = [query.SearchValue, query.SearchInResult].flatMap((each) =>
    searchTerms(wordsOf(each)),
  );
  const attributes = plainAttributes(rows, query);
  const inScope = rows.filter(
    (row) =>
      [undefined, row.group_id].includes(query.GroupId) &&
      [undefined, row.subgroup_id].includes(query.SubGroupId) &&
      (query.CategoryId === undefined || row.category_id === query.CategoryId) &&
      (query.TagId === undefined || row.tag_ids.includes(query.TagId)) &&
      [undefined, row.brand_id].includes(query.BrandCode) &&
      (!query.IsAvalible || isBuyable(row)) &&
      typed.every((word) => qualityOf(row, word) > 0),
  );
  const around = inScope.filter((row) => attributes.fits(row));
  const isChosen = (row: ListingRow) =>
    (query.BrandIds.length === 0 || query.BrandIds.includes(row.brand_id)) &&
    ((!query.FromPriceRange && query.ToPriceRange === undefined) || row.final_price > 0) &&
    row.final_price >= (query.FromPriceRange ?? 0) &&
    row.final_price <= (query.ToPriceRange ?? Infinity);
  const chosen = around.filter(isChosen);
  const score = (row: ListingRow) => typed.reduce((sum, word) => sum + qualityOf(row, word), 0);
  const orders = [
    (one: ListingRow, other: ListingRow) => score(other) - score(one),
    (one: ListingRow, other: ListingRow) => one.final_price - other.final_price,
    (one: ListingRow, other: ListingRow) => other.final_price - one.final_price,
    (one: ListingRow, other: ListingRow) => other.discount_percent - one.discount_percent,
  ];
  const sorted = chosen.toSorted(
    (one, other) =>
      Number(isBuyable(other)) - Number(isBuyable(one)) ||
      (orders[query.OrderBy]?.(one, other) ?? 0) ||
      other.registered_at.getTime() - one.registered_at.getTime() ||
      other.product_id - one.product_id,
  );
  const prices = around.map((row) => row.final_price).filter((price) => price > 0);
  const brandIds = around.map((row) => row.brand_id);

  return {
    productIds: sorted
      .slice((query.Page - 1) * pageSize, query.Page * pageSize)
      .map((row) => row.product_id),
    total: sorted.length,
    priceRange: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    brandCounts: new Map(
      [...new Set(brandIds)]
        .sort((one, other) => one - other)
        .map((id) => [id, brandIds.filter((each) => each === id).length]),
    ),
    attributes: attributes.counts(inScope.filter(isChosen)),
  };
}

/** The answer that `similarTo` must give. */
export function plainSimilar(
  rows: readonly ListingRow[],
  productId: number,
  most: number,
): number[] {
  const own = rows.find((row) => row.product_id === productId);
  if (!own) return [];
  const distance = (row: ListingRow) => Math.abs(row.final_price - own.final_price);
  const nearest = rows
    .filter((row) => row !== own && isBuyable(row))
    .toSorted(
      (one, other) =>
        distance(one) - distance(other) ||
        other.registered_at.getTime() - one.registered_at.getTime() ||
        other.product_id - one.product_id,
    );
  const inCategory = nearest.filter(
    (row) => row.category_id !== null && row.category_id === own.category_id,
  );
  const inSubgroup = nearest.filter((row) => row.subgroup_id === own.subgroup_id);
  const similar = [...inCategory.slice(0, most), ...inSubgroup.slice(0, most)];
  return [...new Set(similar.map((row) => row.product_id))].slice(0, most);
}

function isBuyable(row: ListingRow): boolean {
  return row.is_available && row.final_price > 0;
}

/** A synonym has to be a whole word, and counts as if it had been typed. */
function qualityOf(row: ListingRow, word: string): number {
  return Math.max(
    qualityOfWord(row, word, false),
    ...alikeOf(word).map((other) => qualityOfWord(row, other, true)),
  );
}

function qualityOfWord(row: ListingRow, word: string, isWhole: boolean): number {
  const name = withUnits(row.name_text.split(' '));
  const around = withUnits(row.search_text.slice(row.name_text.length).trim().split(' '));
  const hasInside = (each: string) =>
    isWhole ? each === word : each.includes(word) && !(isUnit(each) && !each.startsWith(word));
  const inName = [...name, ...joined(name)];
  if (name[0] === word) return 5;
  if (inName.includes(word)) return 4;
  if (!isWhole && inName.some((each) => each.startsWith(word))) return 3;
  if (inName.some(hasInside)) return 2;
  return [...around, ...joined(around)].some(hasInside) ? 1 : 0;
}

/** Two and three adjacent words, joined; a number is never joined to the word before it. */
function joined(all: readonly string[]): string[] {
  return all.flatMap((_, from) =>
    [2, 3]
      .map((count) => all.slice(from, from + count))
      .filter(
        (row, place) => row.length === place + 2 && !row.slice(1).some((each) => /\d/.test(each)),
      )
      .map((row) => row.join('')),
  );
}
