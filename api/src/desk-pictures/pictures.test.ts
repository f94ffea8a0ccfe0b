import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { mostPictureBytes } from '@kashi/contracts/desk/goods/pictures';
import type { Picture } from '@kashi/contracts/picture';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { aBomb, aPhotograph, aPng } from '../pictures/picture-fixtures.ts';

const upload = '/v1/desk/pictures/for-goods';
const { picture: sentences } = deskMessages;

async function aDeskWithKeeper() {
  const KASHI_DATA = mkdtempSync(join(tmpdir(), 'kashi-uploads-'));
  onTestFinished(() => rmSync(KASHI_DATA, { recursive: true }));
  const desk = await aDeskOf(await testShop({ environment: { KASHI_DATA } }));
  const { cookie } = await aMember(desk, ['catalogue']);
  return { desk, cookie };
}

/** Sends a file as the desk's page does. */
async function send(
  { desk, cookie }: { desk: TestDesk; cookie?: string },
  payload: Buffer,
  headers: Record<string, string> = {},
) {
  const answer = await desk.send('POST', upload, {
    cookie,
    payload,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  return { status: answer.statusCode, ...answer.json<{ Value: Picture; Message: string }>() };
}

function filesOf({ shop }: TestDesk): string[] {
  return readdirSync(shop.environment.mediaFolder);
}

test('a photograph is cut to every width and format, upright and without a word about its taker', async () => {
  const at = await aDeskWithKeeper();
  const { mediaFolder } = at.desk.shop.environment;

  const { status, Value: picture } = await send(at, await aPhotograph());

  expect(status).toBe(200);
  // The uploaded file is 1200 by 900, and its orientation mark turns the picture upright.
  expect(picture).toMatchObject({
    Widths: [160, 240, 320, 480, 800],
    Formats: ['avif', 'webp'],
    Width: 800,
    Height: 1067,
    Alt: '',
  });
  expect(picture.Base).toMatch(/^\/media\/[\da-f]{16}$/);
  expect(picture.Placeholder?.length).toBeLessThanOrEqual(400);
  const names = picture.Widths.flatMap((width) =>
    picture.Formats.map((format) => `${picture.Base.slice(7)}-${width}.${format}`),
  );
  expect(filesOf(at.desk).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const { exif, xmp, icc, iptc, orientation, width } = await sharp(
      join(mediaFolder, name),
    ).metadata();
    expect({ exif, xmp, icc, iptc, orientation }, name).toEqual({});
    expect(name).toContain(`-${width}.`);
  }
});

test('the shop and the desk show the picture at once, and the log tells who has brought it', async () => {
  const at = await aDeskWithKeeper();

  const { Value: picture } = await send(at, await aPng());

  const file = `${picture.Base}-160.webp`;
  const shown = await at.desk.shop.askAnything('GET', file);
  const atDesk = await at.desk.send('GET', file);
  expect([shown.statusCode, atDesk.statusCode]).toEqual([200, 200]);
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(await loggedChanges(at.desk)).toMatchObject([
    {
      subject: 'picture',
      subject_id: picture.Base.slice(7),
      before: null,
      after: { width: 600, height: 600, format: 'png' },
    },
  ]);
});

test('a picture is made no larger than it is, and one that is sent again is the same picture', async () => {
  const at = await aDeskWithKeeper();
  const small = await aPng({ width: 300, height: 200 });

  const first = await send(at, small);
  const again = await send(at, small);

  expect(first.Value).toMatchObject({ Widths: [160, 240, 300], Width: 300, Height: 200 });
  expect(again.Value).toEqual(first.Value);
});

test('grey pictures, pictures with 16 bits and transparent ones are taken', async () => {
  const at = await aDeskWithKeeper();
  const ground = { width: 200, height: 200, channels: 4, background: '#0f08' } as const;

  const sent = [
    await sharp(await aPng())
      .greyscale()
      .toColourspace('b-w')
      .jpeg()
      .toBuffer(),
    await sharp(await aPng())
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
    await sharp({ create: ground }).webp().toBuffer(),
    await sharp({ create: ground }).avif().toBuffer(),
  ];
  const pictures: Picture[] = [];
  for (const each of sent) pictures.push((await send(at, each)).Value);

  expect(pictures.map(({ Width }) => Width)).toEqual([600, 600, 200, 200]);
  const { hasAlpha } = await sharp(
    join(at.desk.shop.environment.mediaFolder, `${pictures[2]!.Base.slice(7)}-200.avif`),
  ).metadata();
  expect(hasAlpha).toBe(true);
});

const script = Buffer.from('<script>alert(1)</script>');

test.each<[what: string, status: number, sentence: string, file: () => Promise<Buffer> | Buffer]>([
  ['an empty file', 400, sentences.empty, () => Buffer.alloc(0)],
  ['a drawing, which may hold scripts', 400, sentences.kind, () => Buffer.from(svg)],
  ['a page', 400, sentences.kind, () => Buffer.from('<!doctype html><title>1</title>')],
  ['a script', 400, sentences.kind, () => Buffer.from('#!/bin/sh\n')],
  ['a GIF', 400, sentences.kind, () => sharp(Buffer.from(svg)).gif().toBuffer()],
  ['a document', 400, sentences.kind, () => Buffer.from('%PDF-1.7')],
  ['a photograph that is a page too', 400, sentences.script, () => joined(aPhotograph(), script)],
  ['a head of a picture on a page', 400, sentences.script, () => joined(aHead(), script)],
  [
    'a head of a picture on nothing',
    400,
    sentences.broken,
    () => joined(aHead(), Buffer.alloc(99)),
  ],
  ['half a photograph', 400, sentences.broken, async () => (await aPhotograph()).subarray(0, 3000)],
  ['a bomb of 3,600 megapixels', 400, sentences.pixels, () => aBomb()],
  ['50 megapixels and a row', 400, sentences.pixels, () => aBomb({ width: 10_000, height: 5001 })],
  ['a line', 400, sentences.shape, () => aPng({ width: 900, height: 100 })],
  ['20 MB and a byte', 413, sentences.bytes, () => Buffer.alloc(mostPictureBytes + 1, 'a')],
])(
  '%s is refused with a sentence, and nothing of it stays',
  async (_what, status, sentence, file) => {
    const at = await aDeskWithKeeper();

    const answer = await send(at, await file());

    expect(answer).toMatchObject({ status, Message: sentence, Value: null });
    expect(filesOf(at.desk)).toEqual([]);
    expect(await loggedChanges(at.desk)).toEqual([]);
  },
);

test('a file that does not say how large it is, is counted as it arrives', async () => {
  const at = await aDeskWithKeeper();
  const url = await at.desk.app.listen({ host: '127.0.0.1', port: 0 });
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  const headers = {
    origin: url,
    cookie: at.cookie,
    'content-type': 'application/octet-stream',
  };

  const answering = request(url + upload, { method: 'POST', headers });
  const sent = once(answering, 'finish');
  // All at once: Node's client asks a pipe for nothing more once the answer has ended, and the body would stay half sent.
  for (let count = 0; count < 40; count++) answering.write(megabyte);
  answering.end();
  const [answer] = (await once(answering, 'response')) as [IncomingMessage];
  const said = (await json(answer)) as object;
  await sent;
  answering.destroy();

  expect(answer.statusCode).toBe(413);
  expect(said).toMatchObject({ Message: sentences.bytes });
  expect(filesOf(at.desk)).toEqual([]);
});

test('no file of a stranger is read: not without a session, not from a foreign page, not for other staff', async () => {
  const { desk, cookie } = await aDeskWithKeeper();
  const support = await aMember(desk, ['support', 'orders']);
  const png = await aPng();

  const answers = [
    await send({ desk }, png),
    await send({ desk, cookie }, png, { origin: 'https://evil.example' }),
    await send({ desk, ...support }, png),
  ];

  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
  expect(filesOf(desk)).toEqual([]);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

async function aHead(): Promise<Buffer> {
  return (await aPng()).subarray(0, 33);
}

async function joined(file: Promise<Buffer>, rest: Buffer): Promise<Buffer> {
  return Buffer.concat([await file, rest]);
}
