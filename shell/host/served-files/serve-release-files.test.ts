import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { integrityOf } from '@kashi/build/release/integrity';
import { offering, textAfter, textBefore, writeRelease } from './served-files-fixtures.ts';
import { serveReleaseFiles } from './serve-release-files.ts';

test('a browser that has the file of the release before gets only what has changed', async () => {
  const { get } = await aHost();

  const answer = await get('/r/shell/2/web/shell.bbbbbb.js', { has: textBefore });

  expect(answer.headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding, available-dictionary',
  });
  expect(answer.rawPayload.length).toBeLessThan(250);
  expect(unpacked(answer.rawPayload, textBefore)).toBe(textAfter);
});

test('what fits one browser is kept by that browser alone, for good', async () => {
  const { get } = await aHost();

  const answer = await get('/r/shell/2/web/shell.bbbbbb.js', { has: textBefore });

  expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  const whole = await get('/r/shell/2/web/shell.bbbbbb.js');
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('everybody else gets the whole file', async () => {
  const { get, spoil } = await aHost();
  const file = '/r/shell/2/web/shell.bbbbbb.js';
  const whole = async (wish: Wish) => {
    const { headers, rawPayload } = await get(file, wish);
    const isPacked = headers['content-encoding'] === 'br';
    return (isPacked ? brotliDecompressSync(rawPayload) : rawPayload).toString() === textAfter;
  };

  expect(await whole({})).toBe(true);
  expect(await whole({ has: 'what no release had' })).toBe(true);
  expect(await whole({ has: textBefore, accepts: 'gzip, br' })).toBe(true);
  // Of another remote, and so unlike it that brotli does better.
  expect(await whole({ has: 'of another remote' })).toBe(true);
  expect(await whole({ has: 'of the shell, and short' })).toBe(true);
  spoil('shell/1/web/shell.aaaaaa.js');
  expect(await whole({ has: textBefore })).toBe(true);
});

test('a script tells for which later scripts it may be a dictionary', async () => {
  const { get } = await aHost();
  const said = async (file: string) => (await get(file)).headers['use-as-dictionary'];

  expect(await said('/r/mf-a/1/web/remoteEntry.js')).toBe('match="/r/mf-a/*/web/remoteEntry.js"');
  expect(await said('/r/mf-a/1/web/10.js?x')).toBe('match="/r/mf-a/*/web/10.js"');
  expect(await said('/r/mf-a/1/web/10.css')).toBe('match="/r/mf-a/*/web/10.css"');
  expect(await said('/r/mf-a/1/web/latin.woff2')).toBeUndefined();
  expect(await said('/r/mf-a/1/web/11.js')).toBeUndefined();
});

test('a script with a hash in its name, of an older build, is one for any hash', async () => {
  const { get } = await aHost();

  const { headers } = await get('/r/shell/1/web/shell.aaaaaa.js');

  expect(headers['use-as-dictionary']).toBe('match="/r/shell/*/web/shell.*.js"');
});

test('a delta comes as often as it is asked for, with the headers of a whole file', async () => {
  const { get } = await aHost();

  const [first, second] = [
    await get('/r/shell/2/web/shell.bbbbbb.js', { has: textBefore }),
    await get('/r/shell/2/web/shell.bbbbbb.js', { has: textBefore }),
  ];

  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(second.headers['use-as-dictionary']).toBe('match="/r/shell/*/web/shell.*.js"');
});

interface Wish {
  /** The content of the file that the browser has kept. */
  has?: string;
  accepts?: string;
}

/** A host with two releases of the shell and one of a remote. */
async function aHost() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeRelease(folder, 'shell/1', { 'shell.aaaaaa.js': textBefore });
  writeRelease(folder, 'shell/2', {
    'shell.bbbbbb.js': textAfter,
    'short.eeeeee.js': 'of the shell, and short',
  });
  writeRelease(folder, 'mf-a/1', {
    'shell.ffffff.js': 'of another remote',
    'remoteEntry.js': 'an entry',
    '10.js': 'a page',
    '10.css': 'its style',
    'latin.woff2': 'letters',
  });

  const server = Fastify();
  await serveReleaseFiles(server, { releasesFolder: folder, isMirror: false });
  return {
    get: (file: string, { has, accepts }: Wish = {}) =>
      server.inject({
        url: file,
        headers: { ...(has && offering(has)), ...(accepts && { 'accept-encoding': accepts }) },
      }),
    spoil: (file: string) => writeFileSync(path.join(folder, file), 'changed on the disk'),
  };
}

/** As a browser unpacks it: the frame of RFC 9842 names the dictionary, and zstd's own frame follows. */
function unpacked(payload: Buffer, dictionary: string): string {
  const [head, hash, packed] = [
    payload.subarray(0, 8),
    payload.subarray(8, 40),
    payload.subarray(40),
  ];
  expect([head.toString('hex'), hash.toString('base64')]).toEqual([
    '5e2a4d1820000000',
    integrityOf(dictionary).slice('sha256-'.length),
  ]);
  return zstdDecompressSync(packed, { dictionary: Buffer.from(dictionary) }).toString();
}
