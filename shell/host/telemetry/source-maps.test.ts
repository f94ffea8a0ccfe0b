import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { integrityOf } from '@kashi/build/release/integrity';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SourcePlaces } from '../../releases/places/source-places.ts';
import { aHostOn } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import { errorsBySource } from './errors-by-source.ts';

const patient = { timeout: 20_000 };

/** A map by which all of a script comes from line 41 of one file. */
const map = JSON.stringify({
  version: 3,
  sources: ['mf-a/src/hello/HelloPage.tsx'],
  names: [],
  mappings: 'AAwCM',
});

/** A host whose `mf-a` throws while it renders, with maps beside its scripts. */
async function aHost(overrides: 'open' | 'signed' = 'open') {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { render: `throw new Error('nothing to show')` });
  const folder = path.join(releases.folder, 'mf-a/1');
  const file = path.join(folder, 'release.json');
  const maps: Record<string, string> = {};
  for (const script of ['web/hello.js', 'node/server.cjs']) {
    maps[`${script}.map`] = integrityOf(map);
    mkdirSync(path.join(folder, 'maps', path.dirname(script)), { recursive: true });
    writeFileSync(path.join(folder, 'maps', `${script}.map`), map);
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, maps }));
  releases.register({ shell: '1', 'mf-a': '1' });
  const variables = { KASHI_OVERRIDES: overrides, KASHI_DEVELOPER_ACCESS: 'everybody' };
  return { releases, server: await aHostOn(releases, variables) };
}

test.each([
  '/r/mf-a/1/maps/web/hello.js.map',
  '/r/mf-a/1/web/hello.js.map',
  '/r/mf-a/1/web/../maps/web/hello.js.map',
  '/r/mf-a/1/web/%2e%2e/maps/web/hello.js.map',
  '/r/mf-a/1/web/..%2fmaps/web/hello.js.map',
  '/r/mf-a/1/maps/node/server.cjs.map',
])('no map is served: %s', async (url) => {
  const { server } = await aHost();

  const answer = await server.inject(url);

  expect(answer.statusCode).not.toBe(200);
  expect(answer.body).not.toContain('HelloPage');
  expect((await server.inject('/r/mf-a/1/web/hello.js')).statusCode).toBe(200);
});

test('no document reveals that there are source maps', async () => {
  const { server } = await aHost();

  const { body } = await server.inject('/hello');

  expect(body).not.toContain('.map');
  expect(body).not.toContain('HelloPage');
});

test('the figures name the file and line of errors on the server and in browsers', async () => {
  const { server } = await aHost();
  await server.inject('/hello');
  const stack = 'at hello (http://shop/r/mf-a/1/web/hello.js:1:3)';
  await server.inject({
    method: 'POST',
    url: '/troubles',
    payload: JSON.stringify(['TypeError', stack, '/hello']),
    headers: { 'content-type': 'text/plain' },
  });

  const labels = 'at="mf-a/src/hello/HelloPage.tsx:41",remote="mf-a",version="1",team=""';
  for (const side of ['server', 'browser']) {
    await expect
      .poll(async () => (await server.inject('/metrics')).body, patient)
      .toContain(`kashi_errors_by_place_total{side="${side}",${labels}} 1`);
  }
});

test('the X-ray names the file and line of errors on the server', async () => {
  const { server } = await aHost();

  const { body } = await server.inject('/hello?xray');

  const [, boot = '{}'] = /id="boot">([^<]*)</.exec(body) ?? [];
  expect(JSON.parse(boot)).toHaveProperty('xray.serverErrors', {
    'mf-a/hello': 'nothing to show (mf-a/src/hello/HelloPage.tsx:41:7)',
  });
});

test.each([
  ['a visitor with the inspector', 'open', 200, 'mf-a/src/hello/HelloPage.tsx:41:7'],
  ['no other visitor', 'signed', 404, ''],
] as const)(
  'the X-ray tells %s where an error of the browser comes from',
  async (_who, overrides, status, place) => {
    const { server } = await aHost(overrides);

    const answer = await server.inject({
      method: 'POST',
      url: '/xray/places',
      payload: 'TypeError: no\n    at hello (http://shop/r/mf-a/1/web/hello.js:1:3)',
      headers: { 'content-type': 'text/plain' },
    });

    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(place);
  },
);

test('the log has an error and its cause with their stacks, by file and line of the source', async () => {
  const { releases } = await aHost();
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const { log } = Fastify({ logger: { level: 'warn', stream } });
  const places = new SourcePlaces({
    folderOf: ({ name, version }) => path.join(releases.folder, name, version),
  });
  const note = vi.fn();
  const sayError = errorsBySource({ places, note });
  const cause = withStack(new Error('no data'), 'node/server.cjs:9:3');

  sayError(
    log,
    withStack(new Error('broken', { cause }), 'node/server.cjs:7:1'),
    'page mf-a/hello',
  );
  sayError(log, new Error('the host’s own'), 'somewhere');

  await vi.waitFor(() => expect(lines).toHaveLength(2), patient);
  expect(lines[0]).toContain('the host’s own');
  const { err, msg } = JSON.parse(lines[1] ?? '') as { err: Record<string, string>; msg: string };
  expect(msg).toBe('page mf-a/hello');
  expect(err).toMatchObject({ type: 'Error', message: 'broken: no data' });
  expect(err['stack']?.match(/at render \(mf-a\/src\/hello\/HelloPage\.tsx:41:7\)/g)).toHaveLength(
    2,
  );
  expect(note).toHaveBeenCalledExactlyOnceWith({
    release: 'mf-a@1',
    source: 'mf-a/src/hello/HelloPage.tsx:41:7',
  });

  function withStack(error: Error, place: string): Error {
    error.stack = `${String(error)}\n    at render (${releases.folder}/mf-a/1/${place})`;
    return error;
  }
});
