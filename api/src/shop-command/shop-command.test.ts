import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts';
import { ownersCommand } from '../testing/owners-command.ts';

test('a folder without a store is refused, and no empty shop is made there that would answer', async () => {
  const folder = newFolder();

  const { code, said, answered } = await ownersCommand(folder, 'payments', 'list');

  expect(code).toBe(1);
  expect(said).toBe(
    `There is no embedded store in ${folder} (KASHI_DATA): give the command the settings of the shop, or start the shop first.`,
  );
  expect(answered).toBe('');
  expect(readdirSync(folder)).toEqual([]);
});

test('a command that opens the store of a closed shop says which store that is', async () => {
  const folder = newFolder();
  await (await openEmbeddedStore(folder)).close();

  const { code, said, answered } = await ownersCommand(folder, 'payments', 'list');

  expect(said).toBe(`No shop is open on ${folder}: the command opens the store there itself.`);
  expect({ code, answered }).toEqual({ code: 0, answered: 'No payment is open.' });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
