import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectNoneChangedInPlace } from './changed-in-place.ts';

const name = '@kashi/border';

/** A registry that has version 1.0.0 of one package, with these contents. */
async function aRegistry(contents: string): Promise<string> {
  const integrity = `sha512-${createHash('sha512').update(contents).digest('base64')}`;
  const versions = { '1.0.0': { name, version: '1.0.0', dist: { integrity } } };
  const server = createServer((_question, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** A folder with the tarball of a version, as it would be published now. */
function aTarball(version: string, contents: string): string {
  const tarballs = mkdtempSync(path.join(tmpdir(), 'kashi-tarballs-'));
  onTestFinished(() => rmSync(tarballs, { recursive: true }));
  writeFileSync(path.join(tarballs, `kashi-border-${version}.tgz`), contents);
  return tarballs;
}

test('a change of a package without another version is refused', async () => {
  const registry = await aRegistry('as it was');
  const tarballs = aTarball('1.0.0', 'changed');

  await expect(
    expectNoneChangedInPlace([{ name, version: '1.0.0' }], { registry, tarballs }),
  ).rejects.toThrow('has this version of @kashi/border with other contents');
});

test.each([
  ['1.0.0', 'as it was'],
  ['1.1.0', 'changed'],
])('version %s, which is %s, may be published', async (version, contents) => {
  const registry = await aRegistry('as it was');
  const tarballs = aTarball(version, contents);

  await expect(
    expectNoneChangedInPlace([{ name, version }], { registry, tarballs }),
  ).resolves.toBeUndefined();
});
