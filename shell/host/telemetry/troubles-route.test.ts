import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { SourcePlaces } from '../../releases/places/source-places.ts';
import { troublesRoute } from './troubles-route.ts';

function aSink() {
  const lines: { msg: string; page?: string; at?: string[]; browser?: string }[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
      done();
    },
  });
  const server = Fastify({ logger: { level: 'warn', stream } });
  troublesRoute(server, {
    places: new SourcePlaces({ folderOf: () => null }),
    pageAt: (path) =>
      Promise.resolve(path.startsWith('/orderTracking') ? 'mf-a/tracking' : 'mf-a/home'),
  });
  const send = (
    payload: string,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) =>
    server.inject({
      method: 'POST',
      url: '/troubles',
      payload,
      remoteAddress,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'user-agent': 'Safari 16',
        ...headers,
      },
    });
  return { lines, send };
}

const stack = `TypeError: any is not a function
    at a (http://shop/r/shell/1.0.0-ab/web/shell.12.js:1:2042)
    at b (http://shop/r/mf-a/1.0.0-cd/web/7.js:3:9)`;

test('the log says which error, in which files, on which page and in which browser', async () => {
  const { lines, send } = aSink();

  const answer = await send(JSON.stringify(['TypeError: any is not a function', stack, '/']));

  expect(answer.statusCode).toBe(204);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines).toMatchObject([
    {
      msg: 'In a browser: TypeError: any is not a function',
      page: 'mf-a/home',
      at: ['shell/1.0.0-ab/web/shell.12.js:1:2042', 'mf-a/1.0.0-cd/web/7.js:3:9'],
      browser: 'Safari 16',
    },
  ]);
});

test.each(['09131234567', '۰۹۱۳۱۲۳۴۵۶۷', '٠٩١٣١٢٣٤٥٦٧'])(
  'the log does not identify a person: it has no order ids and no telephone numbers, such as %s',
  async (number) => {
    const { lines, send } = aSink();

    await send(JSON.stringify([`${number} is no name`, '', '/orderTracking/hash-of-an-order']));
    await vi.waitFor(() => expect(lines).toHaveLength(1));

    expect(JSON.stringify(lines)).not.toMatch(/hash-of-an-order/);
    expect(lines).toMatchObject([{ page: 'mf-a/tracking', msg: 'In a browser: # is no name' }]);
  },
);

test.each(['', 'no JSON', '["one"]', '{"what":1}', JSON.stringify(['x'.repeat(301), '', '/'])])(
  'an invalid report is not logged: %s',
  async (payload) => {
    const { lines, send } = aSink();

    expect((await send(payload)).statusCode).toBe(204);
    expect(lines).toEqual([]);
  },
);

test('another site cannot write into the log, and one address can do so only a few times', async () => {
  const { lines, send } = aSink();
  const trouble = JSON.stringify(['TypeError', '', '/']);

  await send(trouble, { 'sec-fetch-site': 'cross-site' });
  expect(lines).toEqual([]);
  for (let count = 0; count < 30; count += 1) await send(trouble);

  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(20));
  expect(lines).toHaveLength(20);
});

test('the many addresses of one line write no more into the log than one', async () => {
  const { lines, send } = aSink();
  const trouble = JSON.stringify(['TypeError', '', '/']);

  for (let count = 1; count <= 30; count += 1) await send(trouble, {}, `2001:db8::${count}`);
  await send(trouble, {}, '2001:db8:0:1::1');

  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(21));
  expect(lines).toHaveLength(21);
});
