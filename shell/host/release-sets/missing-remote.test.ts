import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aHostOn } from '../host-fixtures.ts';
import { releasesFolder } from './releases-fixtures.ts';

/** A host that starts with a damaged live remote, whose page is `/guide`. */
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

test('an address of a damaged remote is unavailable for a while, and never unknown', async () => {
  const { server } = await aHost(tampered);

  const answer = await server.inject('/guide/7');

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(answer.body).toMatch(/<header><\/header>.*unavailable.*<footer><\/footer>/s);
});

test('pages of other remotes work, and an address of no remote is unknown', async () => {
  const { server } = await aHost(tampered);

  expect((await server.inject('/hello')).statusCode).toBe(200);
  expect((await server.inject('/no-such-page')).statusCode).toBe(404);
});

test.each([
  ['is not what it was', (file: string) => writeFileSync(file, '{}')],
  ['is gone', (file: string) => rmSync(file)],
])('if its manifest %s, no address is reported as unknown', async (_what, happens) => {
  const { server } = await aHost((folder) => happens(path.join(folder, 'release.json')));

  expect((await server.inject('/guide/7')).statusCode).toBe(503);
  expect((await server.inject('/hello')).statusCode).toBe(200);
});

test('a browser gets no route without code, and header and guard still know the addresses', async () => {
  const { server } = await aHost(tampered);

  const { body } = await server.inject('/hello');

  const [, boot = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body) ?? [];
  const { routes, missingRoutes } = JSON.parse(boot) as Record<string, { paths: string[] }[]>;
  expect(routes?.map(({ paths }) => paths)).toEqual([['/hello']]);
  expect(missingRoutes?.map(({ paths }) => paths)).toEqual([['/guide/:id']]);
});

test('a form for a damaged remote leads to the page that says so', async () => {
  const { server } = await aHost(tampered);

  const answer = await server.inject({
    method: 'POST',
    url: '/guide/7',
    headers: { 'sec-fetch-site': 'same-origin' },
  });

  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/guide/7' } });
});

test('a repaired remote is back without a restart', async () => {
  const { server, mends } = await aHost(tampered);

  mends();

  await vi.waitFor(
    async () => expect((await server.inject('/guide/7')).statusCode).toBe(200),
    5000,
  );
});

test('a shell without such a page says that the server cannot be reached', async () => {
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
