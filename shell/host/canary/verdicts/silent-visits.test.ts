import { expect, test } from 'vitest';
import { isBrowserVisit, SilentVisits } from './silent-visits.ts';
import { judge, measureNames, type Samples } from './judge.ts';

const second = 1000;
const minute = 60 * second;
const nothing = Object.fromEntries(measureNames.map((name) => [name, []])) as unknown as Samples;

test('a visit counts as silent only after its browser had time to come alive', () => {
  const visits = new SilentVisits();
  visits.begin(0);
  visits.begin(second);
  visits.comeAlive(4 * second, 5 * second);

  expect(visits.samples(0, 20 * second)).toEqual([]);
  expect(visits.samples(0, 40 * second)).toEqual([0, 1]);
});

test('a browser whose document is older than the window does not count for it', () => {
  const visits = new SilentVisits();
  visits.begin(minute);

  visits.comeAlive(50 * second, 70 * second);

  expect(visits.samples(0, 2 * minute)).toEqual([1]);
});

test.each([
  ['a browser that follows a link', { 'sec-fetch-dest': 'document' }, true],
  [
    'a browser that fetches ahead',
    { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
    false,
  ],
  ['a machine that reads pages', {}, false],
])('%s', (_who, headers, isVisit) => {
  expect(isBrowserVisit(headers)).toBe(isVisit);
});

/**
 * One hour of a shop that serves a document every quarter of a second, one in ten with the canary. Three of ten visitors leave
 * before any code runs; the others come alive after 2 to 20 seconds. Returns the minute in which the canary was found worse; null
 * if it was not.
 */
function anHour(chance: () => number, { canaryComesAlive = true } = {}): number | null {
  const visits = { live: new SilentVisits(), canary: new SilentVisits() };
  const beacons = new Map<number, (() => void)[]>();
  const samples = (arm: keyof typeof visits, now: number) => ({
    ...nothing,
    silentVisits: visits[arm].samples(now - 10 * minute, now),
  });

  for (let now = 0; now < 60 * minute; now += second / 4) {
    for (const tell of beacons.get(now) ?? []) tell();
    const arm = chance() < 0.1 ? 'canary' : 'live';
    visits[arm].begin(now);
    if (chance() > 0.3 && (arm === 'live' || canaryComesAlive)) {
      const ageMs = (2 + Math.floor(chance() * 18)) * second;
      const at = now + ageMs;
      const tell = () => visits[arm].comeAlive(ageMs, at);
      beacons.set(at, [...(beacons.get(at) ?? []), tell]);
    }
    const isLookedAt = now % (10 * second) === 0;
    if (isLookedAt && judge(samples('canary', now), samples('live', now)).verdict === 'worse') {
      return now / minute;
    }
  }
  return null;
}

test('in twenty hours of ordinary visits no canary is found silent', { timeout: 60_000 }, () => {
  const hours = Array.from({ length: 20 }, (_, seed) => anHour(chanceOf(seed)));

  expect(hours).toEqual(Array.from({ length: 20 }, () => null));
});

test('a canary that is dead in the browser is found within minutes', () => {
  const foundAt = [1, 2, 3].map((seed) => anHour(chanceOf(seed), { canaryComesAlive: false }));

  for (const found of foundAt) expect(found).toBeLessThan(11);
});

/** The same random numbers in every run: a linear congruential generator. */
function chanceOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
