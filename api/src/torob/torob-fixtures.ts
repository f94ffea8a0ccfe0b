import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { testShop, type TestShop } from '../testing/test-shop.ts';

export const origin = 'https://shop.test';

/** The fixed time of a test's shop, in seconds. */
const now = Date.parse('2026-01-10T08:00:00Z') / 1000;

interface Listed {
  shop: TestShop;
  /** Calls the feed as Torob does, by default with a valid token. */
  ask(body: unknown, options?: { token?: string }): ReturnType<TestShop['askAnything']>;
  /** A token signed by the test's Torob key, with some claims replaced. */
  token(claims?: object, header?: object, key?: KeyObject): string;
}

/** An open shop that is listed on Torob, with a key made for this test. */
export async function aShopOnTorob(): Promise<Listed> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const shop = await testShop({
    environment: {
      KASHI_PUBLIC_URL: origin,
      TOROB_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
  });
  await shop.store.db
    .insertInto('shop_settings')
    .values({ shop_name: 'لاله', opening: 'open' })
    .execute();
  const token: Listed['token'] = (claims, header, key = privateKey) => {
    const body = [
      { alg: 'EdDSA', typ: 'JWT', v: 1, ...header },
      { aud: 'shop.test', nbf: now - 60, exp: now + 60, ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${body}.${sign(null, Buffer.from(body), key).toString('base64url')}`;
  };

  return {
    shop,
    token,
    ask: (payload, options = {}) =>
      shop.askAnything('POST', '/torob_api/v3/products', {
        payload,
        headers: { 'x-torob-token': options.token ?? token(), 'x-torob-token-version': '1' },
      }),
  };
}
