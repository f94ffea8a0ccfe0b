import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { awaitLateRelease } from './late-release.ts';

async function aHost(options: Parameters<typeof awaitLateRelease>[1]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-late-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = Fastify();
  server.addHook('onRequest', awaitLateRelease(folder, options));
  await server.register(staticFiles, { root: folder, prefix: '/r/' });
  return {
    get: (file: string) => server.inject(`/r/mf-a/${file}`),
    /** Adds a release as a whole, as a mirror does. */
    arrives(version: string) {
      const arriving = path.join(folder, '.arriving');
      mkdirSync(path.join(arriving, 'web'), { recursive: true });
      writeFileSync(path.join(arriving, 'web/hello.js'), version);
      mkdirSync(path.join(folder, 'mf-a'), { recursive: true });
      renameSync(arriving, path.join(folder, 'mf-a', version));
    },
  };
}

test('a file of a release that is being fetched is answered when the release has arrived', async () => {
  const { get, arrives } = await aHost({ withinMs: 60_000 });

  const answers = [get('2/web/hello.js'), get('2/web/hello.js')];
  arrives('2');

  expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(['2', '2']);
});

test('a release that never comes is not found, and neither is a missing file of one that has come', async () => {
  const { get, arrives } = await aHost({ withinMs: 100 });
  arrives('2');

  const [never, missing] = await Promise.all([get('3/web/hello.js'), get('2/web/other.js')]);

  expect([never.statusCode, missing.statusCode]).toEqual([404, 404]);
});

test('requests for releases that will never come do not fill the host', async () => {
  const { get } = await aHost({ withinMs: 60_000, most: 0 });

  expect((await get('3/web/hello.js')).statusCode).toBe(404);
});
