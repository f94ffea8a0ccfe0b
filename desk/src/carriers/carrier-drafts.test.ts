import { afterEach, expect, test, vi } from 'vitest';
import { differingFrom, draftsOf, inputOf, newCarrier } from './carrier-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

const post = {
  Name: 'پست',
  IconPath: '',
  MostWeightGrams: 25_000,
  TrackingUrl: 'https://tracking.post.ir/',
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
