import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readText } from './read-text.ts';

test('a file in the encoding of Windows is refused, since its Persian would come into the shop as question marks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'goods.csv');
  const teaInWindows1256 = [0x8d, 0xc7, 0xed];
  writeFileSync(path, Buffer.from([...Buffer.from('name\n'), ...teaInWindows1256]));

  await expect(readText(path)).rejects.toThrow(
    `${path} is not UTF-8: in Excel, save it as «CSV UTF-8».`,
  );
});
