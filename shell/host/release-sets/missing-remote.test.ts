import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aHostOn } from '../host-fixtures.ts';
import { releasesFolder } from './releases-fixtures.ts';

/** A host that begins with a live remote that something has happened to; its page is `/guide`. */
async function aHost(happens: (folder: string) => void) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  for (const name of ['shell', 'mf-a']) releases.upload(name, '1');
  const uploadsGuide = () => releases.upload('mf-guide', '1', { path: '/guide/:id' });
  uploadsGuide();
  releases.register({ shell: '1', 'mf-a': '1', 'mf-guide': '1' });
  happens(path.join(releases.folder, 'mf-guide/1'));
  return { server: await aHostOn(releases), mends: uploadsGuide };
}

const tampered = (folder: string) => appendFileSync(path.join(folder, 'node/server.cjs'), ' ');

test('an address whose remote cannot be had is away for a while, and never unknown', async () => {
  const { server } = await aHost(tampered);

  const answer = await server.inject('/guide/7');

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(answer.body).toMatch(/<header><\/header>.*unavailable.*<footer><\/footer>/s);
});

test('what the other remotes have is there all the same, and what nobody has is unknown', async () => {
  const { server } = await aHost(tampered);

  expect((await server.inject('/hello')).statusCode).toBe(200);
  expect((await server.inject('/no-such-page')).statusCode).toBe(404);
});

test.each([
  ['is not what it was', (file: string) => writeFileSync(file, '{}')],
  ['is gone', (file: string) => rmSync(file)],
])(
  'where what it says of itself %s, nobody is told that an address is unknown',
  async (_what, happens) => {
    const { server } = await aHost((folder) => happens(path.join(folder, 'release.json')));

    expect((await server.inject('/guide/7')).statusCode).toBe(503);
    expect((await server.inject('/hello')).statusCode).toBe(200);
  },
);

test('a browser has no route without code, and knows where header and guard lead all the same', async () => {
  const { server } = await aHost(tampered);

  const { body } = await server.inject('/hello');

  const [, boot = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body) ?? [];
  const { routes, missingRoutes } = JSON.parse(boot) as Record<string, { paths: string[] }[]>;
  expect(routes?.map(({ paths }) => paths)).toEqual([['/hello']]);
  expect(missingRoutes?.map(({ paths }) => paths)).toEqual([['/guide/:id']]);
});

test('a form that was sent there leads to the page that says so', async () => {
  const { server } = await aHost(tampered);

  const answer = await server.inject({
    method: 'POST',
    url: '/guide/7',
    headers: { 'sec-fetch-site': 'same-origin' },
  });

  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/guide/7' } });
});

test('it is there again when it has been mended, without a restart', async () => {
  const { server, mends } = await aHost(tampered);

  mends();

  await vi.waitFor(
    async () => expect((await server.inject('/guide/7')).statusCode).toBe(200),
    5000,
  );
});

test('a shell that has no such page says that the server cannot be reached', async () => {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1', { wire: 1, evaluated: 'delete exports.entry.renderUnavailable' });
  releases.upload('mf-guide', '1', { path: '/guide/:id' });
  releases.register({ shell: '1', 'mf-guide': '1' });
  tampered(path.join(releases.folder, 'mf-guide/1'));
  const server = await aHostOn(releases);

  const answer = await server.inject('/guide/7');

  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('away');
});
