import { expect, test, vi } from 'vitest';
import { changeRegistry } from '../../../shell/releases/change-registry.ts';
import { prune } from '../../../shell/releases/prune.ts';
import { registerUploads } from '../../../shell/releases/version-names.ts';
import { allowKey, revokeKey } from '../../../shell/releases/change-keyring.ts';
import { signAsItIs } from './sign-registry.ts';
import { keyLines } from './team-keys.ts';
import { aShopOfTeams } from '../../../shell/releases/teams-fixtures.ts';

test('a team moves its own remote with its own key, and hosts follow', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });

  shop.as('content');
  await shop.move('mf-a', '2');

  const followed = shop.host().open(shop.text());
  expect(followed.releases['mf-a']?.version).toBe('2');
  expect(shop.registry()).not.toHaveProperty('signature');
  expect(keyLines(shop.registry())).toEqual([
    'content: moves mf-a and nothing else; has signed mf-a',
  ]);
});

test.each(['shell', 'mf-b'])(
  'a team’s key does not move %s, and nothing is written',
  async (name) => {
    const shop = await aShopOfTeams();
    await shop.allow('content', { moves: ['mf-a'] });
    const before = shop.text();
    shop.as('content');

    await expect(shop.move(name, '2')).rejects.toThrow(
      `The key «content» moves mf-a and nothing else: ${name} would change`,
    );

    expect(shop.text()).toBe(before);
  },
);

test('two teams with a key each move one remote after the other', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  await shop.allow('frame', { moves: ['shell', 'mf-b'] });

  shop.as('content');
  await shop.move('mf-a', '2');
  shop.as('frame');
  await shop.move('shell', '2');
  shop.as('shop');
  await shop.move('mf-b', '2');

  const { releases } = shop.host().open(shop.text());
  expect(Object.values(releases).map(({ version }) => version)).toEqual(['2', '2', '2']);
  expect(keyLines(shop.registry())[1]).toBe(
    'frame: moves shell, mf-b and nothing else; has signed shell',
  );
});

test('a remote that is new is moved by the key that was given its name', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('guide', { moves: ['mf-guide'] });
  shop.as('guide');

  await shop.move('mf-guide', '1');
  await registerUploads(shop.store, [{ name: 'mf-guide', version: '2', integrity: 'sha256-…' }]);
  await changeRegistry(shop.store, [{ name: 'mf-guide', version: '1', action: 'retire' }]);

  const followed = shop.host().open(shop.text());
  expect(followed.releases).not.toHaveProperty('mf-guide');
  expect(followed.integrity).toHaveProperty('mf-guide@2');
});

test('a stranger’s key changes nothing, and neither does a machine that does not know the shop', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  shop.as('nobody');
  await expect(shop.move('mf-a', '2')).rejects.toThrow('a key that the shop does not know');

  shop.as('content');
  vi.stubEnv('KASHI_REGISTRY_PUBLIC_KEY', '');
  await expect(shop.move('mf-a', '2')).rejects.toThrow('KASHI_REGISTRY_PUBLIC_KEY has to name');

  vi.stubEnv('KASHI_REGISTRY_KEY', '');
  await expect(shop.move('mf-a', '2')).rejects.toThrow('The registry is signed');
});

test('a host’s key takes a canary back, and moves nothing', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  await shop.allow('hosts', { withdraws: true });
  shop.as('content');
  await shop.move('mf-a', '2', { percent: 10 });
  const host = shop.host();
  host.open(shop.text());
  const withCanary = shop.text();

  shop.as('hosts');
  const back = { name: 'mf-a', version: '2', action: 'rollback', percent: null } as const;
  await changeRegistry(shop.store, [{ ...back, by: 'host', reason: 'slow' }]);
  await expect(shop.move('mf-a', '2')).rejects.toThrow('takes canaries back: mf-a would change');

  expect(host.open(shop.text()).releases['mf-a']).not.toHaveProperty('canary');
  expect(() => host.open(withCanary)).toThrow('was taken back, and is there again');
  shop.as('content');
  await shop.move('mf-a', '3');
  expect(host.open(shop.text()).releases['mf-a']?.version).toBe('3');
});

test('pruning touches every team, so it needs the shop’s key', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  await shop.move('mf-b', '2');
  await shop.move('mf-b', '3');
  const releases = { store: shop.store, folder: shop.folder, isMirror: false };
  const later = Date.now() + 1000 * 60 * 60 * 24 * 30;

  shop.as('content');
  await expect(prune(releases, 7, later)).rejects.toThrow('mf-b would change');
  shop.as('shop');
  await prune(releases, 7, later);

  expect(shop.host().open(shop.text()).integrity).not.toHaveProperty('mf-b@1');
});

test('a key is replaced by another, and the outgoing one moves nothing any more', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  await shop.allow('content-2', { moves: ['mf-a'] });
  shop.as('content-2');
  await shop.move('mf-a', '2');

  shop.as('shop');
  await revokeKey(shop.store, 'content', { asItIs: false });

  shop.as('content');
  await expect(shop.move('mf-a', '3')).rejects.toThrow('a key that the shop does not know');
  expect(shop.host().open(shop.text()).releases['mf-a']?.version).toBe('2');
});

test('what a stolen key has signed is looked at before the key is revoked', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  shop.as('content');
  await shop.move('mf-a', 'stolen');
  shop.as('shop');

  await expect(revokeKey(shop.store, 'content', { asItIs: false })).rejects.toThrow(
    'mf-a@stolen: signed with that key. Roll back',
  );
  await shop.move('mf-a', '1');
  await revokeKey(shop.store, 'content', { asItIs: false });

  const { releases, keyring } = shop.host().open(shop.text());
  expect(releases['mf-a']?.version).toBe('1');
  expect(keyring?.keys).toEqual({});
});

test('what an outgoing key has signed stays live where the shop says so', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  shop.as('content');
  await shop.move('mf-a', '2');

  shop.as('shop');
  await revokeKey(shop.store, 'content', { asItIs: true });

  expect(shop.registry().signed?.['mf-a']?.key).toBe('shop');
  expect(shop.host().open(shop.text()).releases['mf-a']?.version).toBe('2');
});

test('the shop’s own key is replaced as a whole, and no team’s key can do that', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  shop.as('content');
  await expect(signAsItIs(shop.store)).rejects.toThrow('has to be the shop’s own');
  await expect(revokeKey(shop.store, 'content', { asItIs: true })).rejects.toThrow(
    'change with the shop’s own key alone',
  );

  shop.as('a new shop key');
  await signAsItIs(shop.store);

  expect(() => shop.host().open(shop.text())).toThrow('KASHI_REGISTRY_PUBLIC_KEY');
});

test('rights that make no sense are refused in a sentence', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  const { publicKey = '' } = shop.registry().keyring?.keys['content'] ?? {};
  const key = { publicKey, moves: ['mf-b'], withdraws: false };
  const wish = { asItIs: false };

  await expect(allowKey(shop.store, 'shop', key, wish)).rejects.toThrow('not shop');
  await expect(allowKey(shop.store, 'other', key, wish)).rejects.toThrow('«content» already');
  await expect(allowKey(shop.store, 'other', { ...key, moves: [] }, wish)).rejects.toThrow('Say');
  await expect(allowKey(shop.store, 'o', { ...key, moves: ['x'] }, wish)).rejects.toThrow('«x»');
  await expect(allowKey(shop.store, 'o', { ...key, publicKey: 'x' }, wish)).rejects.toThrow(
    'The key is no Ed25519 key',
  );
});
