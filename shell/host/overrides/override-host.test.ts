import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@kashi/build/release/integrity';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from '@kashi/file-store/folder-store';
import { registerUploads } from '../../releases/version-names.ts';
import { aHostOn, serving } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import { overrideMessages as words } from './override-messages.ts';
import { signOverrides } from './override-policy.ts';

const key = 'a key that is long enough for a test';
const soon = () => new Date(Date.now() + 60_000);
type Releases = ReturnType<typeof releasesFolder>;

/** A host whose `mf-a` is live as 1; version 2 is uploaded only, under the name pr-12. */
async function aHost(variables: Record<string, string> = { KASHI_OVERRIDES: 'open' }) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { text: 'one' });
  releases.upload('mf-a', '2', { text: 'two' });
  releases.register({ shell: '1', 'mf-a': '1' });
  const upload = { name: 'mf-a', version: '2' };
  const integrity = integrityOf(
    readFileSync(path.join(releases.folder, 'mf-a', '2', 'release.json')),
  );
  await registerUploads(folderStore(releases.folder), [{ ...upload, integrity }], 'pr-12');
  const server = await aHostOn(releases, variables);

  const at = (url: string, cookie = '') => server.inject({ url, headers: { cookie } });
  return {
    releases,
    server,
    at,
    /** Follows an address with `?kashi=…` as a browser would. */
    async override(wanted: string) {
      const answer = await at(`/hello?kashi=${wanted}`);
      const cookie = String(answer.headers['set-cookie'] ?? '');
      return { answer, cookie, page: await at('/hello', cookie.split(';', 1)[0]) };
    },
  };
}

/** A development server of `mf-a`, as the bundler would run it. */
function aDevelopmentServer({ folder }: Releases) {
  return serving({
    '/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
      exposes: [{ path: './pages/hello', assets: { js: { sync: ['hot.js'] }, css: { sync: [] } } }],
    }),
    '/node/server.cjs': readFileSync(path.join(folder, 'mf-a/2/node/server.cjs'), 'utf8').replace(
      'routes: []',
      `routes: [{ page: 'hello', paths: ['/hello'], audience: 'everyone', fragments: [] }]`,
    ),
  });
}

test.each(['2', 'pr-12'])(
  'mf-a@%s is rendered on the server and in the browser for its visitor, and for no other',
  async (wanted) => {
    const { at, override } = await aHost();

    const { answer, cookie, page } = await override(`mf-a@${wanted}`);

    expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/hello' } });
    expect(cookie).toMatch(/^kashi-override=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(page.body).toContain('two');
    expect(page.body).toContain('/r/mf-a/2/web/hello.js');
    expect((await at('/hello')).body).toContain('one');
  },
);

test('a page with an override says so at its top, and is neither cached nor indexed', async () => {
  const { at, override } = await aHost();

  const { page } = await override('mf-a@2');

  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding, cookie',
  });
  expect(page.body).toMatch(/<body><link rel="stylesheet" href="\/kashi-override\.css".*mf-a@2/);
  expect(page.body).toContain(`<a href="?kashi=reset" target="_top" rel="nofollow">${words.reset}`);
  expect((await at('/kashi-override.css')).body).toContain('.kashi-override');
  expect((await at('/hello')).body).not.toContain('kashi-override');
});

test('one click leads back to the live releases', async () => {
  const { at } = await aHost();

  const answer = await at('/hello?kashi=reset', 'kashi-override=mf-a%402');

  expect(answer.headers.location).toBe('/hello');
  expect(answer.headers['set-cookie']).toMatch(/^kashi-override=; .*Max-Age=0/);
});

test('an override that cannot be loaded is named, and the live release takes its place', async () => {
  const { override } = await aHost();

  const { page } = await override('mf-a@9');

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('one');
  expect(page.body).toContain(words.missing('<bdi dir="ltr">mf-a@9</bdi>'));
});

test('a development server is rendered as well, and only its document may load code from it', async () => {
  const { releases, at, override } = await aHost();
  const hot = await aDevelopmentServer(releases);

  const { page } = await override(`mf-a@${hot}/`);

  expect(page.body).toContain('two');
  expect(page.body).toContain(`${hot}/hot.js`);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(new RegExp(`script-src [^;]* ${hot} ${hot.replace('http', 'ws')};`));
  const other = await at('/hello');
  expect(other.headers['content-security-policy']).not.toContain(hot);
});

test('in production a signature opens an override for its time, and an unsigned address changes nothing', async () => {
  const { at, override } = await aHost({ KASHI_OVERRIDE_KEY: key });

  const signed = await override(signOverrides('mf-a@pr-12', key, soon()));
  const unsigned = await override('mf-a@pr-12');
  const expired = await override(signOverrides('mf-a@pr-12', key, new Date(0)));

  expect(signed.page.body).toContain('two');
  for (const { answer, cookie } of [unsigned, expired]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('one');
    expect(answer.body).not.toContain('kashi-override');
    expect(cookie).toBe('');
  }
  const forged = await at('/hello', 'kashi-override=mf-a%402');
  expect(forged.body).toContain('one');
  expect(forged.headers['cache-control']).toBe('no-cache');
});

test('in production a development server has to be on the list', async () => {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('mf-a', '2', { text: 'two' });
  const hot = await aDevelopmentServer(releases);
  const signed = signOverrides(`mf-a@${hot}/`, key, soon());

  const unlisted = await aHost({ KASHI_OVERRIDE_KEY: key });
  const listed = await aHost({ KASHI_OVERRIDE_KEY: key, KASHI_OVERRIDE_ORIGINS: hot });

  expect((await unlisted.override(signed)).page.body).toContain('one');
  expect((await listed.override(signed)).page.body).toContain('two');
});

const elsewhere = { host: 'shop.test:3000' };

test('in development versions and the inspector are open to visitors from the machine itself', async () => {
  const { override, server } = await aHost();
  const { cookie } = await override('2');

  const asked = await server.inject({ url: '/hello?kashi=mf-a@2&xray', headers: elsewhere });
  const shown = await server.inject({ url: '/hello', headers: { ...elsewhere, cookie } });

  expect(asked.statusCode).toBe(200);
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(asked.body).not.toContain('"xray"');
  expect(shown.body).toContain('one');
});

test('a request through a proxy on the machine does not count as from the machine', async () => {
  const { server } = await aHost();
  const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };

  const asked = await server.inject({ url: '/hello?kashi=mf-a@2', headers });

  expect(asked.headers['set-cookie']).toBeUndefined();
});

test('an operator may open both to everybody', async () => {
  const everybody = { KASHI_OVERRIDES: 'open', KASHI_DEVELOPER_ACCESS: 'everybody' };
  const { server } = await aHost(everybody);

  const asked = await server.inject({ url: '/hello?kashi=mf-a@2', headers: elsewhere });

  expect(asked).toMatchObject({ statusCode: 302, headers: { location: '/hello' } });
});
