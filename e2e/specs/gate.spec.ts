import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gate } from '../../tools/gate/gate.ts';
import { expect, test } from '../people/shopper.ts';

interface Registry {
  releases: Record<string, { version: string }>;
}

test('what is live would be let in by the gate', async () => {
  const releases = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');
  const registry = JSON.parse(
    readFileSync(path.join(releases, 'registry.json'), 'utf8'),
  ) as Registry;
  const live = Object.entries(registry.releases).map(([name, { version }]) =>
    path.join(releases, name, version),
  );
  const nothingElse = mkdtempSync(path.join(tmpdir(), 'kashi-gate-'));

  expect(await gate(live, nothingElse)).toEqual([]);

  rmSync(nothingElse, { recursive: true });
});
