import { expect, onTestFinished, test, vi } from 'vitest';
import { progressOn } from './progress.ts';

function aPaper(isTTY = false) {
  const lines: string[] = [];
  return { isTTY, write: (text: string) => lines.push(text), lines };
}

test('a check is told when it is over, with its seconds and its pages', async () => {
  const paper = aPaper();

  const answer = await progressOn(paper).during('hydration', async (count) => {
    count();
    count();
    return 'seen';
  });

  expect(answer).toBe('seen');
  expect(paper.lines).toEqual([expect.stringMatching(/^· hydration \(\d+\.\d s, 2 pages\)\n$/)]);
});

test('a page that was looked at once more after a time-out is told', async () => {
  const paper = aPaper();

  await progressOn(paper).during('hydration', async (count) => {
    count('again');
    count();
  });

  expect(paper.lines).toEqual([
    expect.stringMatching(/ \(\d+\.\d s, 1 page, 1 once more after a time-out\)\n$/),
  ]);
});

test('a check that fails is told, with how far it has come', async () => {
  const paper = aPaper();

  const watched = progressOn(paper).during('hydration', () => Promise.reject(new Error('no')), 7);

  await expect(watched).rejects.toThrow('no');
  expect(paper.lines).toEqual([
    expect.stringMatching(/^· hydration \(\d+\.\d s, 0 of 7 pages\)\n$/),
  ]);
});

test('on a terminal one line grows each second, and gives way to what it came to', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const paper = aPaper(true);
  const { promise, resolve } = Promise.withResolvers<void>();

  const watched = progressOn(paper).during(
    'hydration',
    (count) => {
      count();
      return promise;
    },
    7,
  );
  vi.advanceTimersByTime(2000);
  resolve();
  await watched;

  const said = paper.lines.map((line) => line.replaceAll(/[0-9.]+ s/g, 'so many s'));
  const growing = '\r\u001B[K… hydration (so many s, 1 of 7 pages)';
  expect(said).toEqual([growing, growing, '\r\u001B[K· hydration (so many s, 1 of 7 pages)\n']);
});
