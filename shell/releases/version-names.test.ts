import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { registryIn } from './registry/registry-in.ts';
import { releasesIn } from './releases-here.ts';
import { prune } from './prune.ts';
import { registerUploads, versionNamed } from './version-names.ts';

const upload = (version: string) => ({ name: 'mf-x', version, integrity: `sha256-${version}` });

function aTeam() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const releases = releasesIn(folder);
  return {
    releases,
    uploads: (version: string, alias?: string) =>
      registerUploads(releases.store, [upload(version)], alias),
    found: (wanted: string) => versionNamed(registryIn(folder), 'mf-x', wanted),
  };
}

test('a name stands for the version last uploaded under it, and a version for itself', async () => {
  const { uploads, found } = aTeam();

  await uploads('1', 'pr-12');
  await uploads('2', 'pr-12');

  expect(found('pr-12')).toBe('2');
  expect(found('1')).toBe('1');
});

test('two teams that upload at the same time both find their releases', async () => {
  const { uploads, found } = aTeam();

  await Promise.all([uploads('1', 'pr-12'), uploads('2', 'pr-13'), uploads('3')]);

  expect([found('pr-12'), found('pr-13')]).toEqual(['1', '2']);
});

test('a name is dropped with its version', async () => {
  const { releases, uploads, found } = aTeam();
  await uploads('1', 'pr-12');

  await prune(releases, 0);

  expect(found('pr-12')).toBe('pr-12');
});

test.each(['../x', '12', 'pr 12', ''])('«%s» is no name', async (alias) => {
  await expect(aTeam().uploads('1', alias)).rejects.toThrow('should be a word');
});
