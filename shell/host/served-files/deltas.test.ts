import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Deltas } from './deltas.ts';
import { textAfter, textBefore, writeRelease } from './served-files-fixtures.ts';

const mostAtOnce = 20;

test('whoever asks for more deltas at once than a page needs gets whole files, and later deltas again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-deltas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeRelease(folder, 'shell/2', { 'shell.bbbbbb.js': textAfter });
  const found = Promise.withResolvers<Buffer>();
  const deltas = new Deltas(folder, { withHash: () => found.promise });
  const askFor = (which: number) =>
    deltas.of('shell/2/web/shell.bbbbbb.js', Buffer.alloc(32, which).toString('base64'));

  const underWay = Array.from({ length: mostAtOnce }, (_, which) => askFor(which));
  await expect(askFor(mostAtOnce)).resolves.toBeNull();

  found.resolve(Buffer.from(textBefore));
  expect((await Promise.all(underWay)).filter(Boolean)).toHaveLength(mostAtOnce);
  await expect(askFor(mostAtOnce)).resolves.not.toBeNull();
});
