import { readdirSync } from 'node:fs';
import { signatureFault } from '@kashi/file-store/aws-signature-fixtures';
import { openStoreServer } from '@kashi/file-store/store-server';
import type { Picture } from '@kashi/contracts/picture';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { messages } from '../http/messages.ts';
import { aPng } from '../pictures/picture-fixtures.ts';
import { aMachine, aPictureStore } from '../pictures/stored-picture-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';

async function aKeeperAt(shop: TestShop) {
  const desk = await aDeskOf(shop);
  const { cookie } = await aMember(desk, ['catalogue']);
  const send = async (payload: Buffer) => {
    const answer = await desk.send('POST', '/v1/desk/pictures/for-goods', {
      cookie,
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
    return { answer, ...answer.json<{ Value: Picture; Message: string }>() };
  };
  return { send, files: () => readdirSync(shop.environment.mediaFolder) };
}

function quietly(): void {
  const { error } = console;
  console.error = () => undefined;
  onTestFinished(() => {
    console.error = error;
  });
}

test('a picture that is sent at one machine is shown by another, from the store that both have', async () => {
  const { server, environment } = await aPictureStore();
  const one = await aMachine(environment);
  const other = await aMachine(environment, one.store);

  const { Value: picture } = await (await aKeeperAt(one)).send(await aPng());
  const file = `${picture.Base}-160.webp`;
  const shown = await Promise.all([1, 2, 3].map(() => other.askAnything('GET', file)));
  const again = await other.askAnything('GET', file);

  const first = await one.askAnything('GET', file);
  for (const { statusCode, headers, rawPayload } of [...shown, again]) {
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(rawPayload.equals(first.rawPayload)).toBe(true);
  }
  expect(server.requests.filter((asked) => asked.startsWith('GET'))).toEqual([
    `GET ${file.slice('/media/'.length)}`,
  ]);
  expect(readdirSync(other.environment.mediaFolder)).toEqual([file.slice('/media/'.length)]);
});

test('the store has every file of a picture and the JPEG of shared links, as a browser needs them', async () => {
  const { server, environment } = await aPictureStore();
  const { send, files } = await aKeeperAt(await aMachine(environment));

  const { Value: picture } = await send(await aPng());

  const jpeg = `${picture.Base.slice('/media/'.length)}-${picture.Widths.at(-1)}.jpg`;
  expect([...server.files.keys()].toSorted()).toEqual([...files(), jpeg].toSorted());
  const { format, width } = await sharp(server.files.get(jpeg)).metadata();
  expect({ format, width }).toEqual({ format: 'jpeg', width: picture.Widths.at(-1) });
  const cacheControl = 'public, max-age=31536000, immutable';
  for (const [name, kind] of server.kinds) {
    const contentType = `image/${name.split('.').at(-1)?.replace('jpg', 'jpeg')}`;
    expect(kind, name).toEqual({ contentType, cacheControl });
  }
});

test('a picture that the store does not take is refused with a sentence, and can be sent again', async () => {
  const { server, environment } = await aPictureStore();
  const { send, files } = await aKeeperAt(await aMachine(environment));
  quietly();

  server.trouble = () => 507;
  const refused = await send(await aPng());
  const left = files();
  server.trouble = () => undefined;
  const taken = await send(await aPng());

  expect(refused.answer.statusCode).toBe(503);
  expect(refused.answer.headers['retry-after']).toBe('30');
  expect(refused.Message).toBe(messages.pictureStoreAway);
  expect(left).toEqual([]);
  expect(taken.answer.statusCode).toBe(200);
});

test('the preview of a shared link is made of a picture that another machine has taken', async () => {
  const { environment } = await aPictureStore();
  const one = await aMachine(environment);
  const other = await aMachine(environment, one.store);

  const { Value: picture } = await (await aKeeperAt(one)).send(await aPng());
  const preview = await other.askAnything('GET', `${picture.Base}-160.jpg`);

  expect(preview.statusCode).toBe(200);
  expect((await sharp(preview.rawPayload).metadata()).format).toBe('jpeg');
});

test('a bucket takes pictures from whoever has its keys', async () => {
  const keys = { accessKeyId: 'AKIDSHOP', secretAccessKey: 'a/secret+of=a-shop' };
  const server = await openStoreServer({
    refusal: (request, body) => signatureFault(request, body, keys),
  });
  onTestFinished(() => server.close());
  const shop = await aMachine({
    KASHI_MEDIA_STORE: 's3://kashi/pictures',
    AWS_ENDPOINT_URL: server.url,
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });

  const { answer, Value: picture } = await (await aKeeperAt(shop)).send(await aPng());

  expect(answer.statusCode).toBe(200);
  const key = `kashi/pictures/${picture.Base.slice('/media/'.length)}-160.webp`;
  expect(server.kinds.get(key)?.contentType).toBe('image/webp');
});
