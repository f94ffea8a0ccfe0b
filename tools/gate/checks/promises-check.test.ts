import { expect, test } from 'vitest';
import { aBuild, among, route } from '../gate-fixtures.ts';
import { promisesCheck } from './promises-check.ts';

/** A page of one remote, which shows a fragment of another one. */
const shows = { ...route('news'), fragments: ['mf-owner/badge'] };
const aConsumer = () => aBuild({ says: { name: 'mf-consumer', routes: [shows] } });
const anOwner = () => aBuild({ says: { name: 'mf-owner', routes: [], fragments: [] } });
const refusal = 'mf-consumer/news shows the fragment mf-owner/badge, which nobody offers';

test('a page that shows a fragment which nobody offers is refused', () => {
  expect(promisesCheck(aConsumer(), among(anOwner()))).toEqual([refusal]);
});

test('a remote that no longer offers what a neighbour shows is refused', () => {
  expect(promisesCheck(anOwner(), among(aConsumer()))).toEqual([refusal]);
});

test('a remote is not refused for what two neighbours have promised one another', () => {
  const other = aBuild({ says: { name: 'mf-other', routes: [], fragments: [] } });

  expect(promisesCheck(other, among(anOwner(), aConsumer()))).toEqual([]);
});
