import { generateKeyPair, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { expectMayMove } from '../../shell/releases/registry/signed-here.ts';
import { aShopWithSigner } from './signer-fixtures.ts';

test('a job without a key releases its remote, and hosts follow', async () => {
  const { shop, issuer, asJob, log } = await aShopWithSigner();
  asJob(await issuer.token());

  await shop.move('mf-a', '2');

  expect(shop.host().open(shop.text()).releases['mf-a']?.version).toBe('2');
  expect(shop.registry().signed?.['mf-a']).toMatchObject({ key: 'ci', revision: 2 });
  expect(log).toEqual(['Signed: mf-a, revision 2, 2, for repo:shop/mf-a']);
});

test('a job of one team moves no other’s remote, although the signer’s key could', async () => {
  const { shop, issuer, asJob, log } = await aShopWithSigner();
  const before = shop.text();
  asJob(await issuer.token());

  await expect(shop.move('mf-b', '2')).rejects.toThrow('this job may not have mf-b signed');
  await expect(shop.move('shell', '2')).rejects.toThrow('The key «ci» moves mf-a, mf-b');
  await expect(expectMayMove(await readRegistry(shop.store), ['mf-a', 'mf-b'])).rejects.toThrow(
    'The signer does not sign mf-b for this job',
  );

  expect(shop.text()).toBe(before);
  expect(log).toEqual(['Refused: mf-b, revision 2, 2, for repo:shop/mf-a']);
});

test.each([
  ['a tag of the team', { ref: 'refs/tags/mf-a/7' }, ['mf-a']],
  ['another branch', { ref: 'refs/heads/try' }, []],
  ['another repository', { repository: 'other/mf-a' }, []],
  ['a claim that is no text', { ref: ['refs/heads/main'] }, []],
])('%s is met by the rules as they are written', async (_whose, claims, moves) => {
  const { issuer, service } = await aShopWithSigner();

  const answer = await service.inject({
    url: '/identity',
    headers: { authorization: `Bearer ${await issuer.token(claims)}` },
  });

  expect(answer.json<{ moves: string[] }>().moves).toEqual(moves);
});

const now = () => Math.floor(Date.now() / 1000);

test.each<[string, () => Record<string, unknown>]>([
  ['has ended', () => ({ iat: now() - 600, exp: now() - 300 })],
  ['lasts too long', () => ({ iat: now() - 7200, exp: now() + 7200 })],
  ['is for another service', () => ({ aud: 'elsewhere' })],
  ['is another issuer’s', () => ({ iss: 'https://forge.example' })],
  ['names nobody', () => ({ sub: undefined })],
  ['has no end', () => ({ exp: undefined })],
])('a token that %s opens nothing', async (_why, claims) => {
  const { shop, issuer, asJob } = await aShopWithSigner();
  asJob(await issuer.token(claims()));

  await expect(shop.move('mf-a', '2')).rejects.toThrow('refuses: the token is not good');
});

test('a token with a stranger’s signature opens nothing, nor one that is signed with a secret', async () => {
  const { shop, issuer, asJob } = await aShopWithSigner();
  const { privateKey } = await generateKeyPair('ES256');
  asJob(await issuer.token({}, privateKey));
  await expect(shop.move('mf-a', '2')).rejects.toThrow('the token is not good');

  const said = { iss: issuer.url, aud: 'kashi', sub: 'x', iat: now(), exp: now() + 300 };
  const shared = new SignJWT(said).setProtectedHeader({ alg: 'HS256' });
  asJob(await shared.sign(Buffer.from('a secret of thirty-two letters, or more')));
  await expect(shop.move('mf-a', '2')).rejects.toThrow('the token is not good');

  asJob('');
  await expect(shop.move('mf-a', '2')).rejects.toThrow('no token: KASHI_SIGNER_TOKEN');
});

test.each([
  ['a keyring', { revision: 9, keys: {} }],
  ['a whole registry', { revision: 9, releases: {} }],
  ['a canary that is taken back', { name: 'mf-a', revision: 9, withdrawn: {} }],
  [
    'a statement with something more',
    { name: 'mf-a', release: null, retired: null, integrity: {}, names: {}, revision: 9, keys: {} },
  ],
  ['nothing', undefined],
])('%s is not signed', async (_what, payload) => {
  const { issuer, service } = await aShopWithSigner();

  const answer = await service.inject({
    method: 'POST',
    url: '/signatures',
    headers: { authorization: `Bearer ${await issuer.token()}` },
    ...(payload && { payload }),
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain('signature');
});

test('a job that may have tokens asks its forge for one before each call to the signer', async () => {
  const { shop, issuer, asJobOfForge } = await aShopWithSigner();
  asJobOfForge();

  await shop.move('mf-a', '2');

  expect(shop.host().open(shop.text()).releases['mf-a']?.version).toBe('2');
  expect(issuer.given()).toBeGreaterThan(1);
});

test('a forge that gives no token is named, and a token for another audience opens nothing', async () => {
  const { shop, asJobOfForge } = await aShopWithSigner();
  asJobOfForge({ right: 'none' });
  await expect(shop.move('mf-a', '2')).rejects.toThrow('gives no token to this job');

  asJobOfForge({ audience: 'another-shop' });
  await expect(shop.move('mf-a', '2')).rejects.toThrow('refuses: the token is not good');
});

test('what is far too large is refused before it is read', async () => {
  const { issuer, service } = await aShopWithSigner();

  const answer = await service.inject({
    method: 'POST',
    url: '/signatures',
    headers: { authorization: `Bearer ${await issuer.token()}` },
    payload: { name: 'x'.repeat(300_000) },
  });

  expect(answer.statusCode).toBe(413);
});

test('an issuer whose keys cannot be had is no fault of the token either', async () => {
  const { shop, issuer, asJob } = await aShopWithSigner();
  issuer.areKeysAway = true;
  asJob(await issuer.token());

  await expect(shop.move('mf-a', '2')).rejects.toThrow('the issuer of the tokens cannot be asked');
});

test('an issuer that is away is told apart from a bad token, and asked again by the next job', async () => {
  const { shop, issuer, asJob } = await aShopWithSigner();
  asJob(await issuer.token());
  issuer.isAway = true;
  await expect(shop.move('mf-a', '2')).rejects.toThrow('the issuer of the tokens cannot be asked');

  issuer.isAway = false;
  await shop.move('mf-a', '2');

  expect(shop.host().open(shop.text()).releases['mf-a']?.version).toBe('2');
});

test('a token goes to no address that others could read, and a signer that is away is named', async () => {
  const { shop, asJob } = await aShopWithSigner();
  asJob('token');
  vi.stubEnv('KASHI_SIGNER', 'http://signer.example');
  await expect(shop.move('mf-a', '2')).rejects.toThrow('begins with https://');

  vi.stubEnv('KASHI_SIGNER', 'http://127.0.0.1:1');
  await expect(shop.move('mf-a', '2')).rejects.toThrow('The signer at http://127.0.0.1:1');
});
