import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../open-store.ts';
import { expectStore } from './expect-store.ts';
import { forgetMovedAway, noteMovedAway } from './moved-away.ts';

test('a start without DATABASE_URL does not sell from a store that was moved away, and says what to do', async () => {
  const folder = newFolder();
  noteMovedAway(folder, new Date('2026-11-24T10:00:00Z'));

  await expect(openStore({ dataDirectory: folder })).rejects.toThrow(
    `The store in ${folder} was moved to PostgreSQL on 2026-11-24: set DATABASE_URL as the shop has it`,
  );

  expect(readdirSync(folder)).toEqual(['store.moved']);
});

test('no command takes a store that was moved away for the shop, until it has come back', () => {
  const folder = newFolder();
  noteMovedAway(folder, new Date());

  expect(() => expectStore(folder)).toThrow(/was moved to PostgreSQL/);
  forgetMovedAway(folder);

  expect(() => expectStore(folder)).toThrow(/^There is no embedded store/);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-moved-away-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
