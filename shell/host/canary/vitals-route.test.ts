import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { limitsBy } from '../several-hosts/limits.ts';
import { vitalsRoute } from './vitals-route.ts';

function aSink() {
  const server = Fastify();
  const note = vi.fn();
  vitalsRoute(server, limitsBy(null), note);
  const send = (payload: string, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: '/vitals',
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    });
  return { note, send };
}

const beacon = JSON.stringify([
  ['mf-a@1.0.0-ab12', 'lcpMs', 812],
  ['shell@2', 'browserErrors', 0],
]);

test("a browser's report counts for the version that it names", async () => {
  const { note, send } = aSink();

  const answer = await send(beacon);

  expect(answer.statusCode).toBe(204);
  expect(note.mock.calls).toEqual([
    ['mf-a', '1.0.0-ab12', 'lcpMs', 812],
    ['shell', '2', 'browserErrors', 0],
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
  const { note, send } = aSink();

  expect((await send(body)).statusCode).toBe(204);

  expect(note).not.toHaveBeenCalled();
});

test('each visit counts once, however often it repeats its report', async () => {
  const { note, send } = aSink();
  const error = ['mf-a@1', 'browserErrors', 1];

  await send(JSON.stringify([error, error, error, ['mf-b@1', 'browserErrors', 0]]));

  expect(note).toHaveBeenCalledTimes(2);
});

test('another site cannot report for this one, and one address cannot report for many visitors', async () => {
  const { note, send } = aSink();

  await send(beacon, { 'sec-fetch-site': 'cross-site' });
  expect(note).not.toHaveBeenCalled();
  for (let visit = 0; visit < 60; visit++) {
    await send('[["mf-a@1","lcpMs",1],["mf-a@1","tileLcpMs",1]]');
  }

  const times = (wanted: string) => note.mock.calls.filter(([, , measure]) => measure === wanted);
  expect(times('lcpMs')).toHaveLength(6);
  expect(times('tileLcpMs')).toHaveLength(40);
});
