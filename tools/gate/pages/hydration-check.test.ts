import { afterEach, expect, test, vi } from 'vitest';
import { aBuild, among } from '../gate-fixtures.ts';
import { hydrationCheck } from './hydration-check.ts';
import { pageChecksAmong } from './page-checks.ts';
import { firstDifference } from './browser/page-shown.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a gate that cannot open a browser refuses, and says why', async () => {
  vi.stubEnv('KASHI_CHROMIUM', '/bin/false');
  const candidates = among(aBuild());

  const refusals = await hydrationCheck(candidates, {
    live: candidates,
    checks: pageChecksAmong(candidates, candidates),
    count: () => undefined,
  });

  expect(refusals).toEqual([
    expect.stringMatching(/^hydration: no browser could be opened to look at the pages: /),
  ]);
});

test.each([
  ['alike', ['<b>', 'tea', '</b>'], ['<b>', 'tea', '</b>'], null],
  ['another word', ['<b>', 'tea'], ['<b>', 'coffee'], '«tea», the browser by itself «coffee»'],
  ['less on the server', ['<b>'], ['<b>', 'tea'], '«nothing», the browser by itself «tea»'],
  ['less in the browser', ['<b>', 'tea'], ['<b>'], '«tea», the browser by itself «nothing»'],
])('two visits to one page, %s', (_what, server, browser, says) => {
  const difference = firstDifference(server, browser);

  expect(difference).toBe(says && `the server has rendered ${says}`);
});
