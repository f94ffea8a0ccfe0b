import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BootData } from '@kashi/border/boot-data';
import { contractVersion } from '@kashi/border/remote-contract';
import { wireVersion } from '@kashi/border/shell-wire';
import { scriptHash } from '../../document/head/integrity-map.ts';
import { aHostOn } from '../../host-fixtures.ts';
import { ReleaseSets } from '../release-sets.ts';
import { releasesFolder } from '../releases-fixtures.ts';
import { scriptsBefore } from './scripts-before.ts';

/** A shell of wire 1: it had no code for the head and no page for missing remotes, and asked which pages exist. */
const shellBefore = {
  wire: wireVersion - 1,
  contract: contractVersion - 1,
  evaluated: `
    delete exports.entry.inlineScripts;
    delete exports.entry.renderUnavailable;
    exports.entry.renderFrame = async (host, { hasRoute }) => ({
      above: '<header>' + (hasRoute('/profile') ? 'account' : 'no account') + '</header>',
      below: '',
    });`,
};

/**
 * A shop of today, with releases of the previous number of the shell and of `mf-a`, the account, as canaries for visitors who ask
 * for them.
 */
async function aShop() {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', 'now');
  releases.upload('shell', 'before', shellBefore);
  releases.upload('mf-a', 'now', { path: '/profile' });
  releases.upload('mf-a', 'before', { path: '/profile', contract: contractVersion - 1 });
  const registered = { version: 'now', canary: { version: 'before', percent: 0 } };
  writeFileSync(
    path.join(releases.folder, 'registry.json'),
    JSON.stringify({ revision: 1, releases: { shell: registered, 'mf-a': registered } }),
  );
  const server = await aHostOn(releases);
  return (canary = '') =>
    server.inject({ url: '/profile', headers: { cookie: `kashi-canary=${canary}` } });
}

test('a shell of the previous number is served beside the live one, with only the code that it knows', async () => {
  const asks = await aShop();

  const now = await asks();
  const before = await asks('shell');

  expect([now.statusCode, before.statusCode]).toEqual([200, 200]);
  expect(now.body).toContain('<script>theme()</script>');
  expect(before.body).toContain('<header>account</header>');
  expect(before.body).not.toContain('theme()');
  for (const script of scriptsBefore) {
    expect(before.body).toContain(`<script>${script}</script>`);
    expect(before.headers['content-security-policy']).toContain(scriptHash(script));
    expect(now.headers['content-security-policy']).not.toContain(scriptHash(script));
  }
});

test('a remote of the previous number does not say who may see its pages, and the shop still knows', async () => {
  const asks = await aShop();

  const now = bootOf((await asks()).body);
  const before = bootOf((await asks('mf-a')).body);

  expect(now.remotes['mf-a']?.version).toBe('now');
  expect(now.routes[0]?.access).toBeUndefined();
  expect(before.remotes['mf-a']?.version).toBe('before');
  expect(before.routes[0]).toMatchObject({ access: 'customer', role: 'account' });
});

test.each([
  ['mf-a', { contract: contractVersion - 2 }, 'contract 0; this shop speaks 2 and 1'],
  ['mf-a', { contract: contractVersion + 1 }, 'contract 3; this shop speaks 2 and 1'],
  ['shell', { wire: wireVersion - 2 }, 'wire 0; this host speaks 2 and 1'],
  ['shell', { wire: wireVersion + 1 }, 'wire 3; this host speaks 2 and 1'],
])(
  'a release of %s with %o is refused with a sentence, and the last good one stays',
  async (name, wish, says) => {
    const releases = releasesFolder();
    onTestFinished(() => releases.remove());
    for (const each of ['shell', 'mf-a']) releases.upload(each, '1');
    releases.upload(name, '2', wish);
    releases.register({ shell: '1', 'mf-a': '1' });
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const sets = new ReleaseSets({
      releasesFolder: releases.folder,
      hotRemote: null,
      log,
      onFollowed: vi.fn(),
    });
    await sets.start();
    onTestFinished(() => sets.stop());

    releases.register({ shell: '1', 'mf-a': '1', [name]: '2' }, { revision: 2 });

    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 20_000);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ message: `${name} speaks ${says}` });
  },
);

function bootOf(html: string): BootData {
  const [, boot = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(boot) as BootData;
}
