import { expect, test } from 'vitest';
import { draftsOf, inputOf } from './carrier-drafts.ts';

const post = {
  Name: 'پست',
  IconPath: '',
  MostWeightGrams: 25_000,
  Country: {
    Fee: 89_000,
    FreeFrom: null,
    Duration: '۲ تا ۴ روز',
    PrepareDuration: null,
    WorkingDays: { Least: 2, Most: 4 },
  },
};

test('a carrier that nobody has touched is sent as it came', () => {
  expect(inputOf(draftsOf([post]))).toEqual({ carriers: [post] });
});

test('a zone that is switched off is left out', () => {
  const [draft] = draftsOf([post]);
  if (!draft) throw new Error('There is no draft');

  draft.zones.Country.isOn = false;

  expect(inputOf([draft]).carriers[0]).not.toHaveProperty('Country');
});
