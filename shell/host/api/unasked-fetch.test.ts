import { expect, onTestFinished, test, vi } from 'vitest';
import { unaskedHeader } from '@kashi/contracts/unasked-header';
import { aHostOn, holding } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 2 * patientMs });

/** What the API hears of the read of a page that is asked for with these headers. */
async function heardOf(headers: Record<string, string>): Promise<string | string[] | undefined> {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { render: `await fetch('/v1/held'); write('whole')` });
  releases.register({ shell: '1', 'mf-a': '1' }, { deadlineMs: patientMs });
  const { apiUrl, held } = await holding();
  const server = await aHostOn(releases, { KASHI_API_URL: apiUrl });

  const answer = server.inject({ url: '/hello', headers });
  await expect.poll(() => held.length, { timeout: patientMs }).toBe(1);
  held[0]?.end('{}');
  await answer;
  return held[0]?.req.headers[unaskedHeader];
}

test('the read of a page that a visitor opens is theirs', async () => {
  expect(await heardOf({ 'sec-fetch-dest': 'document' })).toBeUndefined();
});

test.each([
  ['a crawler', {}],
  ["the browser's worker, which keeps the page", { 'sec-fetch-dest': 'empty' }],
  ['a browser ahead of a press', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
])('the read of a page for %s says that nobody has asked for it', async (_who, headers) => {
  expect(await heardOf(headers)).toBe('1');
});
