import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { canariesTable, remotesTable } from './remotes.ts';
import { aShop } from './retirement-fixtures.ts';
import { switchRemote } from './switch.ts';

const oneLine = /^[^\n]*$/;

test.each(['{ "revision": 7,\n "rel', '{ "revision": "seven", "releases": {} }'])(
  'commands name a registry that is broken as %j, and what to do',
  async (text) => {
    const { releases, folder } = await aShop();
    writeFileSync(path.join(folder, 'registry.json'), text);

    for (const command of [
      () => remotesTable(releases.store),
      () => switchRemote(releases.store, 'mf-x', ['deadline', '600']),
    ]) {
      const { message } = await command().then(
        () => new Error('It was read'),
        (error: unknown) => error as Error,
      );
      expect(message).toContain(`registry.json in ${folder} cannot be read`);
      expect(message).toContain('registries.jsonl');
      expect(message).toMatch(oneLine);
    }
  },
);

test('a line that is broken is named with its file', async () => {
  const { releases, folder } = await aShop();
  writeFileSync(path.join(folder, 'decisions.jsonl'), '{}\n{ "at": \n');
  await expect(canariesTable(releases.store)).rejects.toThrow(
    `decisions.jsonl in ${folder} cannot be read (line 2`,
  );

  writeFileSync(path.join(folder, 'history.jsonl'), 'nothing\n');
  await expect(remotesTable(releases.store)).rejects.toThrow(
    `history.jsonl in ${folder} cannot be read (line 1`,
  );
});
