import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { aMachine, aPictureStore } from '../../pictures/stored-picture-fixtures.ts';
import { readEnvironment } from '../../settings/environment.ts';

const watch = '0123456789abcdef-320.webp';

test('whoever asks for names that nobody has given asks the store once a minute for each', async () => {
  const { server, environment } = await aPictureStore();
  const shop = await aMachine(environment);

  const asked = [watch, watch, watch, '0123456789abcdef-480.webp'];
  for (const name of asked) {
    expect((await shop.askAnything('GET', `/media/${name}`)).statusCode).toBe(404);
  }

  expect(server.requests).toEqual([`GET ${watch}`, 'GET 0123456789abcdef-480.webp']);
});

test.each(['..%2Fregistry.json', '.hidden.webp', 'inner/watch.webp', 'registry.json', 'watch'])(
  'the store is not asked for %s',
  async (name) => {
    const { server, environment } = await aPictureStore();
    const shop = await aMachine(environment);

    const { statusCode } = await shop.askAnything('GET', `/media/${name}`);

    expect(statusCode).toBe(404);
    expect(server.requests).toEqual([]);
  },
);

test('a picture that cannot be fetched now is no missing picture, and is fetched the next time', async () => {
  const { server, environment } = await aPictureStore();
  const shop = await aMachine(environment);
  server.files.set(watch, Buffer.from('as good as a picture'));
  const { error } = console;
  console.error = () => undefined;
  onTestFinished(() => {
    console.error = error;
  });

  server.trouble = () => 500;
  const away = await shop.askAnything('GET', `/media/${watch}`);
  const left = readdirSync(shop.environment.mediaFolder);
  server.trouble = () => undefined;
  const back = await shop.askAnything('GET', `/media/${watch}`);

  expect(away.statusCode).toBe(503);
  expect(away.headers['cache-control']).toBe('no-store');
  expect(left).toEqual([]);
  expect([back.statusCode, back.body]).toEqual([200, 'as good as a picture']);
});

test.each([
  [{ KASHI_MEDIA_STORE: 's3://kashi' }, 'Pictures in a bucket need AWS_ACCESS_KEY_ID'],
  [{ KASHI_MEDIA_STORE: 'ftp://pictures.test/' }, 'No store is known at ftp://'],
  [
    { KASHI_MEDIA_STORE: 'https://shop:secret@pictures.test/' },
    'The address of the store carries a password: KASHI_MEDIA_TOKEN is for it',
  ],
])('an API with the setting %o says what is wrong, and does not start', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});

test('a bucket and a folder are stores of pictures as well', () => {
  const bucket = readEnvironment({
    KASHI_MEDIA_STORE: 's3://kashi/pictures',
    AWS_ACCESS_KEY_ID: 'AKID',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  const folder = readEnvironment({ KASHI_MEDIA_STORE: '/mnt/pictures' });

  expect(bucket.pictureStore?.address).toBe('https://s3.us-east-1.amazonaws.com/kashi/pictures/');
  expect(folder.pictureStore?.address).toBe('/mnt/pictures');
  expect(readEnvironment({}).pictureStore).toBeNull();
});
