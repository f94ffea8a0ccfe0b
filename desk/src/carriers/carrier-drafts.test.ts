import { largestPriceToman } from '@kashi/contracts/desk/goods/goods-fields';
import { afterEach, expect, test, vi } from 'vitest';
import {
  differingFrom,
  draftsOf,
  inputOf,
  newCarrier,
  orderToUndo,
  overTheirs,
} from './carrier-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

const post = {
  Name: 'پست',
  IconPath: '',
  MostWeightGrams: 25_000,
  TrackingUrl: 'https://tracking.post.ir/',
  IsFreightCollect: false,
  Country: {
    Fee: 89_000,
    FreeFrom: null,
    Duration: '۲ تا ۴ روز',
    PrepareDuration: null,
    WorkingDays: { Least: 2, Most: 4 },
  },
};

test('a carrier that nobody has touched is sent as it came', () => {
  expect(inputOf(draftsOf([post]))).toEqual([post]);
});

test('a zone that is switched off is left out', () => {
  const [draft] = draftsOf([post]);
  if (!draft) throw new Error('There is no draft');

  draft.zones.Country.isOn = false;

  expect(inputOf([draft])[0]).not.toHaveProperty('Country');
});

test('a carrier whom the recipient pays keeps the fees that it had, and needs none', () => {
  const [draft] = draftsOf([{ ...post, IsFreightCollect: true }]);
  if (!draft) throw new Error('There is no draft');
  draft.zones.OwnCity = { ...draft.zones.Country, Fee: null };
  draft.zones.OwnProvince = { ...draft.zones.Country, Fee: NaN, FreeFrom: 0 };
  draft.zones.Country.FreeFrom = largestPriceToman + 1;

  expect(inputOf([draft])[0]).toMatchObject({
    IsFreightCollect: true,
    OwnCity: { Fee: 0 },
    OwnProvince: { Fee: 0, FreeFrom: null },
    Country: { Fee: 89_000, FreeFrom: null },
  });
});

test('of the carriers of somebody else those are named that are other ones than what was typed', () => {
  const express = { ...post, Name: 'پیک' };
  const drafts = draftsOf([post, { ...express, Name: 'باربری' }]);

  expect(differingFrom(drafts, [post])).toEqual([['باربری', null]]);
  expect(differingFrom(drafts, [{ ...post, MostWeightGrams: 1000 }, express])).toMatchObject([
    ['پست', { MostWeightGrams: 1000 }],
    ['پیک', {}],
    ['باربری', null],
  ]);
});

test('carriers are edited on a page without HTTPS too, where browsers make no UUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });

  const [first, second] = [...draftsOf([post]), newCarrier()].map(({ key }) => key);

  expect(first).not.toBe(second);
});

test('what was typed of a carrier is saved over the carriers of somebody else, and the rest is theirs', () => {
  const [express, lorry, rider] = ['پیشتاز', 'باربری', 'پیک'].map((Name) => ({ ...post, Name }));
  if (!express || !lorry || !rider) throw new Error('There are three more');
  const was = draftsOf([post, express, lorry]);
  const drafts = was.map((draft) =>
    draft.Name === 'پست' ? { ...draft, TrackingUrl: 'https://post.ir/' } : draft,
  );
  const dearer = { ...post, Country: { ...post.Country, Fee: 95_000 } };

  const kept = inputOf(
    overTheirs(drafts, was, [dearer, { ...express, IconPath: '/a.png' }, rider]).drafts,
  );

  expect(kept).toEqual([
    { ...dearer, TrackingUrl: 'https://post.ir/' },
    { ...express, IconPath: '/a.png' },
    rider,
  ]);
});

test('a carrier that was typed in stays, also where somebody else has removed it', () => {
  const was = draftsOf([post]);
  const drafts = was.map((draft) => ({ ...draft, MostWeightGrams: 1000 }));

  expect(inputOf(overTheirs(drafts, was, []).drafts)).toEqual([{ ...post, MostWeightGrams: 1000 }]);
});

test('a carrier that was renamed takes the fee that somebody else has raised meanwhile, time after time', () => {
  const was = draftsOf([post]);
  const drafts = was.map((draft) => ({ ...draft, Name: 'پست پیشتاز' }));
  const atFee = (Fee: number) => [{ ...post, Country: { ...post.Country, Fee } }];

  const once = overTheirs(drafts, was, atFee(95_000));
  const twice = overTheirs(once.drafts, once.was, atFee(99_000));

  expect(inputOf(once.drafts)).toMatchObject([{ Name: 'پست پیشتاز', Country: { Fee: 95_000 } }]);
  expect(inputOf(twice.drafts)).toMatchObject([{ Name: 'پست پیشتاز', Country: { Fee: 99_000 } }]);
});

test('of two members who have moved carriers the second reads the order of the first, which the own one undoes', () => {
  const [express, lorry] = ['پیشتاز', 'باربری'].map((Name) => ({ ...post, Name }));
  if (!express || !lorry) throw new Error('There are two more');
  const was = draftsOf([post, express, lorry]);
  const [first, second, third] = was;
  if (!first || !second || !third) throw new Error('There are three drafts');
  const theirs = [lorry, post, express];

  expect(orderToUndo([second, first, third], was, theirs)).toEqual(['باربری', 'پست', 'پیشتاز']);
  expect(orderToUndo([third, first, second], was, theirs)).toBeNull();
  expect(orderToUndo(was, was, theirs)).toBeNull();
});

test('the order is theirs for whoever has moved no carrier, and otherwise stays as it was set', () => {
  const [express, lorry, rider] = ['پیشتاز', 'باربری', 'پیک'].map((Name) => ({ ...post, Name }));
  if (!express || !lorry || !rider) throw new Error('There are three more');
  const was = draftsOf([post, express, lorry]);
  const [first, ...others] = was;
  if (!first) throw new Error('There is no draft');
  const added = { ...newCarrier(), Name: 'تیپاکس' };
  const over = (drafts: typeof was) =>
    overTheirs(drafts, was, [rider, lorry, express, post]).drafts.map(({ Name }) => Name);

  expect(over([...was, added])).toEqual(['پیک', 'باربری', 'پیشتاز', 'پست', 'تیپاکس']);
  expect(over(others)).toEqual(['پیک', 'باربری', 'پیشتاز']);
  expect(over([...others, first])).toEqual(['پیشتاز', 'باربری', 'پست', 'پیک']);
});
