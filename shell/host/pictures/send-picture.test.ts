import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sayWithEveryAnswer } from '../http/answer-headers.ts';
import { apiProxy } from '../api/api-proxy.ts';
import { ChosenApi } from '../api/chosen-api.ts';
import { sendPicture } from './send-picture.ts';

const watch = '0123456789abcdef-320.webp';
const content = 'as good as a picture';

/** A host with one picture in its folder, in front of an API that has no pictures and records its requests. */
async function aHostWithPictures() {
  const data = mkdtempSync(path.join(tmpdir(), 'kashi-pictures-'));
  const folder = path.join(data, 'media');
  mkdirSync(folder);
  writeFileSync(path.join(folder, watch), content);

  const asked: string[] = [];
  const api = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');

  const host = Fastify();
  sayWithEveryAnswer(host, { publicUrl: null });
  await apiProxy(host, {
    api: new ChosenApi([`http://127.0.0.1:${(api.address() as AddressInfo).port}`]),
    prefix: '/media',
    silenceMs: 1000,
    before: sendPicture(folder),
    releaseSetFor: () => '',
  });
  onTestFinished(async () => {
    await host.close();
    api.close();
    rmSync(data, { recursive: true });
  });
  return { host, asked, folder, data };
}

test('a picture named by its content is sent without the API, and cached for good', async () => {
  const { host, asked } = await aHostWithPictures();

  const answer = await host.inject(`/media/${watch}`);

  expect(answer.body).toBe(content);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(content.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(asked).toEqual([]);
});

test('a picture that its owner has named may change, and is checked within a month', async () => {
  const { host, folder } = await aHostWithPictures();
  writeFileSync(path.join(folder, 'team.svg'), '<svg/>');

  const { headers } = await host.inject('/media/team.svg');

  expect(headers['cache-control']).toBe('public, max-age=2592000');
  expect(headers['content-type']).toBe('image/svg+xml');
});

test('a browser that has the picture gets 304, by any of the tags it names', async () => {
  const { host, folder } = await aHostWithPictures();
  const { headers } = await host.inject(`/media/${watch}`);
  const tag = String(headers.etag);
  const askedWith = (known: string) =>
    host.inject({ url: `/media/${watch}`, headers: { 'if-none-match': known } });

  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await askedWith(known);
    expect(answer.statusCode, known).toBe(304);
    expect(answer.body).toBe('');
  }
  writeFileSync(path.join(folder, watch), 'another picture');
  expect((await askedWith(tag)).statusCode).toBe(200);
});

test("HEAD names a picture's size without sending it", async () => {
  const { host, asked } = await aHostWithPictures();

  const answer = await host.inject({ method: 'HEAD', url: `/media/${watch}` });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-length']).toBe(String(content.length));
  expect(answer.body).toBe('');
  expect(asked).toEqual([]);
});

test.each([
  { range: 'bytes=0-1', status: 206, body: 'as', told: 'bytes 0-1/20' },
  { range: 'bytes=13-', status: 206, body: 'picture', told: 'bytes 13-19/20' },
  { range: 'bytes=-7', status: 206, body: 'picture', told: 'bytes 13-19/20' },
  { range: 'bytes=18-900', status: 206, body: 're', told: 'bytes 18-19/20' },
  { range: 'bytes=20-', status: 416, body: '', told: 'bytes */20' },
  { range: 'bytes=-0', status: 416, body: '', told: 'bytes */20' },
  { range: 'bytes=5-2', status: 200, body: content, told: undefined },
  { range: 'bytes=0-1,3-4', status: 200, body: content, told: undefined },
  { range: 'lines=0-1', status: 200, body: content, told: undefined },
])('the range $range is answered $status', async ({ range, status, body, told }) => {
  const { host } = await aHostWithPictures();

  const answer = await host.inject({ url: `/media/${watch}`, headers: { range } });

  expect(answer.statusCode).toBe(status);
  expect(answer.body).toBe(body);
  expect(answer.headers['content-range']).toBe(told);
});

test('a resumed download gets the whole of a picture that has changed meanwhile', async () => {
  const { host } = await aHostWithPictures();
  const { etag } = (await host.inject(`/media/${watch}`)).headers;
  const goingOn = (known: string) =>
    host.inject({ url: `/media/${watch}`, headers: { range: 'bytes=13-', 'if-range': known } });

  expect((await goingOn(String(etag))).body).toBe('picture');
  expect((await goingOn('"before"')).body).toBe(content);
});

test('a picture of megabytes arrives whole', async () => {
  const { host, folder } = await aHostWithPictures();
  const large = Buffer.alloc(3 * 1024 * 1024, 'picture');
  writeFileSync(path.join(folder, 'large.jpg'), large);

  const whole = await host.inject('/media/large.jpg');
  const rest = await host.inject({ url: '/media/large.jpg', headers: { range: 'bytes=1000000-' } });

  expect(whole.rawPayload.equals(large)).toBe(true);
  expect(rest.rawPayload.equals(large.subarray(1_000_000))).toBe(true);
});

test('a preview that does not exist yet is made by the API, and later sent without the API', async () => {
  const { host, asked, folder } = await aHostWithPictures();
  const preview = '0123456789abcdef-320.jpg';

  expect((await host.inject(`/media/${preview}`)).statusCode).toBe(404);
  writeFileSync(path.join(folder, preview), 'made');

  expect((await host.inject(`/media/${preview}`)).body).toBe('made');
  expect(asked).toEqual([`/media/${preview}`]);
});

test.each([
  '/media/',
  '/media/..%2Fsecret.svg',
  '/media/%2e%2e/secret.svg',
  '/media/..%5Csecret.svg',
  '/media/%2E%2E%2Fmedia%2F0123456789abcdef-320.webp',
  '/media/inner/0123456789abcdef-320.webp',
  `/media/${watch}%00.webp`,
  '/media/.hidden.svg',
  '/media/way-out.svg',
  '/media/folder.webp',
  '/media/pipe.webp',
  '/media/notes.json',
  `/media/${'a'.repeat(300)}.webp`,
])('the host sends no picture for %s', async (url) => {
  const { host, folder, data } = await aHostWithPictures();
  for (const file of ['.hidden.svg', 'notes.json', '../secret.svg']) {
    writeFileSync(path.join(folder, file), 'nobody else sees this');
  }
  mkdirSync(path.join(folder, 'inner'));
  writeFileSync(path.join(folder, 'inner', watch), 'nobody else sees this');
  mkdirSync(path.join(folder, 'folder.webp'));
  symlinkSync(path.join(data, 'secret.svg'), path.join(folder, 'way-out.svg'));
  execFileSync('mkfifo', [path.join(folder, 'pipe.webp')]);

  const answer = await host.inject(url);

  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('nobody');
  expect(answer.body).not.toContain('picture');
});
