import { expect, test } from 'vitest';
import { mainThreadOf, type TraceEvent } from './main-thread-parts.ts';

const visit = 'the visit';
const start = aMoment('navigationStart', 0, {
  documentLoaderURL: 'http://shop.example/',
  navigationId: visit,
});

test('the first paint is that of the visit, though the document before it is painted later on', () => {
  const before = aMoment('firstContentfulPaint', 20, { navigationId: 'the one before' });
  const own = aMoment('firstContentfulPaint', 300, { navigationId: visit });

  const seen = mainThreadOf([start, before, aTask(100, 180), own, aTask(310, 70)], 3000);

  expect(seen.firstPaint).toBe(300);
  expect(seen.longTasks).toEqual([70]);
  expect(seen.blocking).toBe(20);
});

test('a visit that paints nothing is refused, since no task of it comes after the first paint', () => {
  const before = aMoment('firstContentfulPaint', 20, { navigationId: 'the one before' });

  expect(() => mainThreadOf([start, before, aTask(100, 180)], 3000)).toThrow(/painted nothing/);
});

test('a task counts as long as it had the processor, and a part without what it called', () => {
  const own = aMoment('firstContentfulPaint', 10, { navigationId: visit });
  const task = aTask(20, 90, 400);
  const layout = { ...aTask(30, 60, 200), name: 'Layout' };

  const { spent, longTasks } = mainThreadOf([start, own, task, layout], 3000);

  expect(longTasks).toEqual([90]);
  expect(spent.layout).toBe(60);
  expect(spent.rest).toBe(30);
});

type Data = NonNullable<NonNullable<TraceEvent['args']>['data']>;

/** An event without a duration, at so many milliseconds. */
function aMoment(name: string, atMs: number, data: Data): TraceEvent {
  return { name, ph: 'R', pid: 1, tid: 1, ts: atMs * 1000, args: { data } };
}

/** A task that had the processor for `cpuMs` of the `clockMs` that it took. */
function aTask(atMs: number, cpuMs: number, clockMs = cpuMs): TraceEvent {
  const times = { ts: atMs * 1000, dur: clockMs * 1000, tdur: cpuMs * 1000 };
  return { name: 'RunTask', ph: 'X', pid: 1, tid: 1, ...times };
}
