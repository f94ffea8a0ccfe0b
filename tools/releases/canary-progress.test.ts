import { expect, test } from 'vitest';
import { count, emptySums } from '../../shell/host/canary/verdicts/trial-sums.ts';
import { canaryProgress } from './canary-progress.ts';

const trial = {
  name: 'mf-x',
  canary: '3',
  predecessor: '2',
  percent: 1,
  since: 3,
  promotes: false,
};
const hourMs = 60 * 60_000;

/** So many visits of the canary within six hours, and ninety times as many of what is live. */
function figuresOf(visits: number, isBad: (visit: number) => boolean = () => false) {
  const sums = emptySums();
  for (let visit = 0; visit < visits; visit++) {
    count(sums.canary, 'browserErrors', isBad(visit) ? 1 : 0);
    for (let other = 0; other < 90; other++) count(sums.predecessor, 'browserErrors', 0);
  }
  const { canary, predecessor, since } = trial;
  const at = new Date(0).toISOString();
  return { canary, predecessor, since, at, written: '', sums };
}

test.each([
  [0, ''],
  [20, "20 visits: decided in about 4 days at today's traffic"],
  [150, "150 visits: decided in about 8 hours at today's traffic"],
  [600, '600 visits: ready for 10 (npm run canary -- mf-x 10)'],
])('after %i good visits the table says: %s', (visits, said) => {
  expect(canaryProgress(trial, figuresOf(visits), 6 * hourMs)).toBe(said);
});

test('a canary that promotes itself still does so after the step that the table names', () => {
  const promoting = { ...trial, promotes: true };

  expect(canaryProgress(promoting, figuresOf(600), 6 * hourMs)).toBe(
    '600 visits: ready for 10 (npm run canary -- mf-x 10 auto)',
  );
});

test('at the very limit the visits decide nothing', () => {
  expect(
    canaryProgress(
      trial,
      figuresOf(100, (visit) => visit % 20 === 0),
      6 * hourMs,
    ),
  ).toBe('100 visits: as yet they decide nothing');
});

test('without figures nothing is said', () => {
  expect(canaryProgress(trial, null)).toBe('');
});
