import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { aShopOnTorob } from './torob-fixtures.ts';
import { readTorobKey } from '../settings/torob-key.ts';

const question = { page: 1, sort: 'date_added_desc' };

test('a shop that is not listed on Torob has no feed', async () => {
  const shop = await testShop();

  const { statusCode } = await shop.askAnything('POST', '/torob_api/v3/products', {
    payload: question,
  });

  expect(statusCode).toBe(404);
});

test('a valid token by Torob for this shop opens the feed', async () => {
  const { ask } = await aShopOnTorob();

  expect((await ask(question)).statusCode).toBe(200);
});

test('any other token is refused', async () => {
  const { ask, token } = await aShopOnTorob();
  const { privateKey: foreignKey } = generateKeyPairSync('ed25519');
  const good = token();
  const second = Date.parse('2026-01-10T08:00:00Z') / 1000;
  const bad = {
    none: '',
    'no token': 'abc',
    'a foreign key': token({}, {}, foreignKey),
    'another shop': token({ aud: 'other.test' }),
    'too late': token({ exp: second }),
    'too early': token({ nbf: second + 1 }),
    'no end': token({ exp: undefined }),
    'another algorithm': token({}, { alg: 'none' }),
    'no signature': good.slice(0, good.lastIndexOf('.') + 1),
    'something behind': `${good}.more`,
    'other claims': withPayloadOf(token({ exp: second + 999 }), good),
  };

  for (const [name, tried] of Object.entries(bad)) {
    const answer = await ask(question, { token: tried });
    expect(answer.statusCode, name).toBe(401);
    expect(answer.json(), name).toEqual({ error: 'the token is missing or not valid' });
  }
});

test('the key is accepted as a whole PEM or as its one line, and nothing else is', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const line = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const { publicKey: rsaKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });

  expect(readTorobKey(pem).equals(publicKey)).toBe(true);
  expect(readTorobKey(line).equals(publicKey)).toBe(true);
  expect(() => readTorobKey('abc')).toThrow('TOROB_PUBLIC_KEY');
  expect(() => readTorobKey(rsaKey.export({ type: 'spki', format: 'pem' }).toString())).toThrow(
    'Ed25519',
  );
});

function withPayloadOf(other: string, token: string): string {
  const [header, , signature] = token.split('.');
  return [header, other.split('.')[1], signature].join('.');
}
