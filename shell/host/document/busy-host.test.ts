import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { holding } from '../host-fixtures.ts';
import { buildHostServer } from '../host-server.ts';
import { messages } from '../messages.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 2 * patientMs });

/** A host whose page waits until the test lets the API answer, within this deadline in milliseconds. */
async function aHost({ deadlineMs = 20_000 } = {}) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { render: `await fetch('/v1/held'); write('whole')` });
  releases.register({ shell: '1', 'mf-a': '1' }, { deadlineMs });
  const { apiUrl, held } = await holding();
  const variables = {
    KASHI_DATA: releases.dataFolder,
    KASHI_API_URL: apiUrl,
    KASHI_LOG: 'silent',
  };
  const server = await buildHostServer(readEnvironment(variables));
  onTestFinished(async () => {
    for (const answer of held) answer.end();
    await server.close();
    vi.unstubAllEnvs();
  });
  return {
    server,
    held,
    visits: (count: number) => Array.from({ length: count }, () => server.inject('/hello')),
  };
}

const isBusy = ({ body }: { body: string }) => body.includes(messages.busy.title);

test('a process at its limit answers more pages with 503, and their browsers retry', async () => {
  const { held, visits } = await aHost();

  const answers = visits(100);
  const [turnedAway] = [await Promise.race(answers)];
  await expect.poll(() => held.length, { timeout: patientMs }).toBe(12);
  const retrySeconds = Number(turnedAway.headers['retry-after']);

  expect(turnedAway).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-store' } });
  expect(isBusy(turnedAway)).toBe(true);
  expect(turnedAway.body).toContain(`<meta http-equiv="refresh" content="${retrySeconds}">`);
  expect(retrySeconds).toBeGreaterThanOrEqual(5);
  const answering = setInterval(() => held.splice(0).forEach((answer) => answer.end('{}')), 10);
  onTestFinished(() => clearInterval(answering));
  const rest = await Promise.all(answers);
  expect(rest.filter(({ body }) => body.includes('whole')).length).toBeGreaterThanOrEqual(12);
  expect(rest.every((answer) => isBusy(answer) || answer.statusCode === 200)).toBe(true);
});

test('a page that is late while others wait is answered 503, not as a skeleton whose browser would ask the API', async () => {
  const { visits } = await aHost({ deadlineMs: 100 });

  const answers = await Promise.all(visits(20));

  const firsts = answers.slice(0, 8);
  expect(firsts.every(isBusy)).toBe(true);
  expect(answers.some(({ body }) => body.includes('"state":"waiting"'))).toBe(true);
});

test('a page that is late on its own is left to the browser', async () => {
  const { visits } = await aHost({ deadlineMs: 50 });

  const [answer] = await Promise.all(visits(1));

  expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
  expect(answer?.body).toContain('"state":"waiting"');
});
