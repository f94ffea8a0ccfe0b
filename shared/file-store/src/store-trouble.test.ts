import { expect, onTestFinished, test } from 'vitest';
import { signatureFault } from './aws-signature-fixtures.ts';
import { httpStore } from './http-store.ts';
import { openFileStore } from './open-file-store.ts';
import { openStoreServer, type Trouble } from './store-server.ts';

const openStore = (address: string, environment: Record<string, string>) =>
  openFileStore(address, environment, {
    setting: 'A_STORE',
    token: { variable: 'A_STORE_TOKEN', value: environment['A_STORE_TOKEN'] },
    contents: 'Files',
  });

async function aHost(options: Parameters<typeof openStoreServer>[0] = {}) {
  const server = await openStoreServer(options);
  onTestFinished(() => server.close());
  return { server, store: openStore(server.url, {}) };
}

/** One of these troubles for each of the next requests, and then none. */
const inTurn =
  (...troubles: Trouble[]) =>
  () =>
    troubles.shift();

const message = (asking: Promise<unknown>) =>
  asking.then(
    () => 'nothing',
    (error: unknown) => String(error),
  );

test('a busy store, or one with a broken connection, is asked again', async () => {
  const { server, store } = await aHost();
  server.files.set('registry.json', Buffer.from('1'));

  server.trouble = inTurn(503, 'cut');

  expect((await store.read('registry.json'))?.content.toString()).toBe('1');
  expect(server.requests).toHaveLength(3);
});

test('a write whose answer was lost is recognised as our own', async () => {
  const { server, store } = await aHost();
  server.trouble = inTurn('cut');

  expect(await store.write('registry.json', Buffer.from('1'), null)).toBe(true);

  expect(server.requests).toEqual(['PUT registry.json', 'PUT registry.json', 'GET registry.json']);
});

test('a store that is down or stays busy is reported with its address', async () => {
  const { server, store } = await aHost();
  server.trouble = () => 503;
  const busy = await message(store.read('registry.json'));
  await server.close();

  expect(busy).toBe(`Error: The store ${server.url} answers 503 to GET registry.json`);
  expect(await message(store.read('registry.json'))).toBe(
    `Error: The store ${server.url} cannot be reached: ECONNREFUSED`,
  );
});

test('the wait for a hanging store is limited', async () => {
  const { server } = await aHost();
  server.trouble = () => 'hang';
  const store = httpStore({
    base: new URL(server.url),
    authorized: ({ headers }) => headers,
    credentials: '',
    answerWithinMs: 50,
  });

  expect(await message(store.read('registry.json'))).toMatch('has not answered within 0.05 s');
});

test('a large file is given the time that a slow line needs for it', async () => {
  const { server } = await aHost();
  server.trouble = () => 'hang';
  const store = httpStore({
    base: new URL(server.url),
    authorized: ({ headers }) => headers,
    credentials: '',
    answerWithinMs: 50,
  });

  const said = await message(store.write('picture.avif', Buffer.alloc(1000), null));

  expect(said).toMatch('has not answered within 0.15 s');
});

test('a wrong token or key is named by its setting, and never shown', async () => {
  const refused = await aHost({ refusal: () => 'AccessDenied' });
  const withToken = openStore(refused.server.url, { A_STORE_TOKEN: 'a-token' });
  const keys = { accessKeyId: 'AKID', secretAccessKey: 'the-right-one' };
  const { server } = await aHost({ refusal: (asked, body) => signatureFault(asked, body, keys) });
  const withKey = openStore('s3://kashi', {
    AWS_ENDPOINT_URL: server.url,
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'the-wrong-one',
  });

  const said = [await message(withToken.read('a')), await message(withKey.read('a'))];

  expect(said[0]).toMatch('answers 403 AccessDenied to GET a: see A_STORE_TOKEN');
  expect(said[1]).toMatch('answers 403 SignatureDoesNotMatch to GET a: see AWS_ACCESS_KEY_ID');
  expect(said.join()).not.toMatch(/a-token|the-wrong-one/);
  expect(refused.server.requests).toHaveLength(1);
});

test('on a server without conditions the later of two writers wins', async () => {
  const { store } = await aHost({ knowsConditions: false });
  await store.write('registry.json', Buffer.from('1'), null);

  expect(await store.write('registry.json', Buffer.from('2'), null)).toBe(true);
});

test('a redirect to another address never gets our token', async () => {
  const elsewhere = await aHost();
  const { server, store } = await aHost();
  server.trouble = () => ({ movedTo: elsewhere.server.url });

  expect(await message(store.read('registry.json'))).toMatch(
    'cannot be reached: unexpected redirect',
  );
  expect(elsewhere.server.requests).toEqual([]);
});
