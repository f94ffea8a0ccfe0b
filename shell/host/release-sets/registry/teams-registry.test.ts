import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Registry } from '@kashi/border/registry';
import { revokeKey } from '../../../releases/change-keyring.ts';
import { signatureOver } from '../../../releases/keys/signed-text.ts';
import { aShopOfTeams } from '../../../releases/teams-fixtures.ts';
import { signedStatement, statementOf } from '../../../releases/trust/statement.ts';

/** A shop whose team «content» moves `mf-a`, and a host that follows it. */
async function aFollowedShop() {
  const shop = await aShopOfTeams();
  await shop.allow('content', { moves: ['mf-a'] });
  const host = shop.host();
  host.open(shop.text());
  return { shop, host };
}

/** Makes a version live and signs it with any key, in the name of a key of the keyring. */
function moved(registry: Registry, name: string, by: { key: string; privateKey: KeyObject }) {
  registry.releases[name] = { version: '2', serverRender: true, deadlineMs: 800 };
  const revision = (registry.signed?.[name]?.revision ?? 0) + 1;
  const content = signedStatement(statementOf(registry, name), { revision });
  const signature = signatureOver(content, by.privateKey);
  registry.signed = { ...registry.signed, [name]: { revision, key: by.key, signature } };
}

test.each(['shell', 'mf-b', 'mf-new'])(
  'a host refuses %s from the key of a team that does not move it, however well it is signed',
  async (name) => {
    const { shop, host } = await aFollowedShop();

    shop.forge((registry) =>
      moved(registry, name, { key: 'content', privateKey: shop.keyOf('content') }),
    );

    expect(() => host.open(shop.text())).toThrow(
      `${name} was signed with the key «content», which moves mf-a and nothing else`,
    );
  },
);

test('a host refuses what a stranger has signed, in whoever’s name', async () => {
  const { shop, host } = await aFollowedShop();
  const { privateKey } = generateKeyPairSync('ed25519');
  const good = shop.text();

  for (const key of ['content', 'shop']) {
    shop.forge((registry) => moved(registry, 'mf-a', { key, privateKey }));
    expect(() => host.open(shop.text())).toThrow('of mf-a is not what was signed');
    shop.write(good);
  }
  shop.forge((registry) => moved(registry, 'mf-a', { key: '__proto__', privateKey }));
  expect(() => host.open(shop.text())).toThrow('which the shop does not know');
});

test.each<[string, (registry: Registry) => void, string]>([
  [
    'a remote without a signature',
    ({ releases }) => {
      releases['mf-c'] = { version: '1', serverRender: true, deadlineMs: 800 };
    },
    'mf-c is not signed',
  ],
  [
    'another hash of a release',
    ({ integrity = {} }) => {
      integrity['mf-a@1'] = 'sha256-other';
    },
    'of mf-a is not what was signed',
  ],
  [
    'a switch that nobody has signed',
    ({ releases }) => {
      Object.assign(releases['mf-b'] ?? {}, { serverRender: false });
    },
    'of mf-b is not what was signed',
  ],
  [
    'a field of which this host knows nothing',
    ({ releases }) => {
      Object.assign(releases['mf-b'] ?? {}, { later: true });
    },
    'of mf-b is not what was signed',
  ],
  [
    'a key with more rights than the shop gave it',
    ({ keyring }) => {
      keyring?.keys['content']?.moves.push('shell');
    },
    'not what the shop signed',
  ],
  [
    'no keyring, and no signature of the whole',
    (registry) => {
      delete registry.keyring;
    },
    'The registry is not signed',
  ],
])('a host refuses %s', async (_what, change, says) => {
  const { shop, host } = await aFollowedShop();

  shop.forge(change);

  expect(() => host.open(shop.text())).toThrow(says);
});

test('signed sentences of two days do not make a registry', async () => {
  const { shop, host } = await aFollowedShop();
  const old = shop.registry();
  shop.as('content');
  await shop.move('mf-a', '2');
  host.open(shop.text());
  shop.as('shop');
  await shop.move('mf-b', '2');

  shop.forge((registry) => {
    registry.releases['mf-a'] = old.releases['mf-a']!;
    registry.integrity = { ...old.integrity, 'mf-b@2': registry.integrity?.['mf-b@2'] ?? '' };
    registry.signed = { ...registry.signed, 'mf-a': old.signed!['mf-a']! };
  });

  expect(() => host.open(shop.text())).toThrow('of mf-a is of revision 1, while 2 is known');
});

test('a revoked key does not come back with the keyring of another day', async () => {
  const { shop, host } = await aFollowedShop();
  const before = shop.registry();
  await revokeKey(shop.store, 'content', { asItIs: false });
  host.open(shop.text());

  shop.forge((registry) => {
    registry.keyring = before.keyring;
  });

  expect(() => host.open(shop.text())).toThrow('The keyring is of revision 1, while 2 is known');
});

test('a host that knows the keys of teams does not follow the registry from before them', async () => {
  const shop = await aShopOfTeams();
  const before = shop.text();
  const host = shop.host();
  host.open(before);
  await shop.allow('content', { moves: ['mf-a'] });
  host.open(shop.text());

  expect(() => host.open(before)).toThrow('has lost the keys of the teams');
});
