import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aRow } from '../../bench/bench-goods.ts';
import { seededRandom } from '../../bench/seeded-random.ts';
import { searchable } from '../words/persian-words.ts';
import { ListingIndex } from './listing-index.ts';

const goodNamed = (productId: number, name: string) => ({
  ...aRow(productId, seededRandom(1)),
  name_text: searchable(name),
  search_text: searchable(name),
});

const find = (index: ListingIndex, SearchValue: string) => {
  const { total, searchedFor } = index.find(z.parse(listingFilterSchema, { SearchValue }), 12);
  return { total, searchedFor };
};

test('a word that only departed products had is corrected like any unknown one', () => {
  const index = ListingIndex.of([goodNamed(1, 'گوشی سامسونگ'), goodNamed(2, 'گوشی سامسنگ')]);
  const before = find(index, 'سامسنگ');

  index.change([], [2]);

  expect(before).toEqual({ total: 1, searchedFor: undefined });
  expect(find(index, 'سامسنگ')).toEqual({ total: 1, searchedFor: 'سامسونگ' });
});

test('nothing is corrected into a word that only departed products had, nor one that was renamed', () => {
  const index = ListingIndex.of([goodNamed(1, 'یخچال'), goodNamed(2, 'گوشی سامسونگ')]);

  index.change([goodNamed(2, 'گوشی شیائومی')], [1]);

  expect(find(index, 'یخچل')).toEqual({ total: 0, searchedFor: undefined });
  expect(find(index, 'سامسنگ')).toEqual({ total: 0, searchedFor: undefined });
  expect(find(index, 'گوشیسامسنگ')).toEqual({ total: 0, searchedFor: undefined });
});

test('a model is found by its parts once the product that had it in one word has left', () => {
  const index = ListingIndex.of([goodNamed(1, 'آیفون13'), goodNamed(2, 'آیفون 13')]);

  index.change([], [1]);

  expect(find(index, 'آیفون13').total).toBe(1);
});
