import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { limitsBy } from '../../several-hosts/limits.ts';
import { UsedOnce } from './visit-tokens.ts';
import { vitalsRoute } from './vitals-route.ts';

function aSink() {
  const server = Fastify();
  const note = vi.fn();
  const tellVisit = vi.fn<Parameters<typeof vitalsRoute>[1]['tellVisit']>();
  const visits = new Map([['of-the-visit', new Set(['mf-a@1', 'mf-a@1.0.0-ab12', 'shell@2'])]]);
  const used = new UsedOnce();
  vitalsRoute(server, {
    limitBy: limitsBy(null),
    firstUse: (word) => Promise.resolve(used.takes(word)),
    visitBy(token) {
      // A token of the visit, with a number.
      const releases = visits.get(token.replace(/\d+$/, ''));
      return releases ? { id: token, releases } : null;
    },
    tellVisit,
    note,
  });
  const send = (payload: string, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: '/vitals',
      payload,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        cookie: 'kashi-visit=of-the-visit1',
        ...headers,
      },
    });
  return { note, tellVisit, send };
}

const beacon = JSON.stringify([
  ['mf-a@1.0.0-ab12', 'lcpMs', 812],
  ['shell@2', 'browserErrors', 0],
]);

test("a browser's report counts for the versions of its visit", async () => {
  const { tellVisit, send } = aSink();

  const answer = await send(beacon);

  expect(answer.statusCode).toBe(204);
  expect(tellVisit).toHaveBeenCalledExactlyOnceWith('of-the-visit1 ended', [
    ['mf-a', '1.0.0-ab12', 'lcpMs', 812],
    ['shell', '2', 'browserErrors', 0],
  ]);
});

test('figures of another version, or without a token, decide nothing, and the teams get theirs', async () => {
  const { note, tellVisit, send } = aSink();
  const other = '[["mf-a@9","lcpMs",812],["mf-a@9","tileLcpMs",812]]';

  await send(other);
  await send(beacon, { cookie: '' });
  await send(beacon, { cookie: 'kashi-visit=of-another' });

  expect(tellVisit).not.toHaveBeenCalled();
  expect(note.mock.calls).toEqual([['mf-a', '9', 'tileLcpMs', 812]]);
});

test('a visit counts once when it comes alive, which says no more, and once at its end', async () => {
  const { tellVisit, send } = aSink();
  const begun = '[["mf-a@1","aliveMs",300],["mf-a@1","browserErrors",1]]';
  const own = { 'sec-fetch-site': 'same-origin' };

  for (let again = 0; again < 3; again++) {
    await send(begun, own);
    await send(beacon, own);
  }

  expect(tellVisit.mock.calls.map(([visit, seen]) => [visit, seen.length])).toEqual([
    ['of-the-visit1 begun', 1],
    ['of-the-visit1 ended', 2],
  ]);
});

test.each([
  ['no JSON', 'lcpMs'],
  ['another shape', '{"lcpMs":1}'],
  ['an unknown measure', '[["mf-a@1","mood",1]]'],
  ['what only the server can know', '[["mf-a@1","serverErrors",1]]'],
  ['no time', '[["mf-a@1","lcpMs",-5]]'],
  ['no version', '[["mf-a","lcpMs",5]]'],
  ['too much', JSON.stringify(Array.from({ length: 61 }, () => ['mf-a@1', 'lcpMs', 1]))],
])('%s is dropped silently', async (_what, body) => {
  const { note, tellVisit, send } = aSink();

  expect((await send(body)).statusCode).toBe(204);

  expect(note).not.toHaveBeenCalled();
  expect(tellVisit).not.toHaveBeenCalled();
});

test('a figure that is repeated within a report counts once', async () => {
  const { tellVisit, send } = aSink();
  const error = ['mf-a@1', 'browserErrors', 1];

  await send(JSON.stringify([error, error, error, ['shell@2', 'browserErrors', 0]]));

  expect(tellVisit.mock.calls[0]?.[1]).toHaveLength(2);
});

test('another site cannot report for this one, and one address cannot report for many visitors', async () => {
  const { note, tellVisit, send } = aSink();

  await send(beacon, { 'sec-fetch-site': 'cross-site' });
  expect(tellVisit).not.toHaveBeenCalled();
  for (let visit = 0; visit < 60; visit++) {
    await send('[["mf-a@1","lcpMs",1],["mf-a@1","tileLcpMs",1]]', {
      cookie: `kashi-visit=of-the-visit${visit}`,
    });
  }

  expect(tellVisit).toHaveBeenCalledTimes(6);
  expect(note).toHaveBeenCalledTimes(40);
});
