import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NameIndex } from './picture-files.ts';
import { aZip } from './zip-fixtures.ts';
import { openZip, UnfitZipError, type UnfitZip } from './zip-files.ts';

const bytes = Buffer.from('a picture');
const mostBytes = 20 * 1024 * 1024;

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-zip-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function opened(zip: Buffer) {
  const path = join(aFolder(), 'pictures.zip');
  writeFileSync(path, zip);
  const files = await openZip(path);
  onTestFinished(() => files.close());
  return files;
}

test('the files of a zip are found by their names and copied, packed or not', async () => {
  const files = await opened(
    aZip([
      { name: 'عکس‌ها/', bytes: Buffer.alloc(0) },
      { name: 'عکس‌ها/قوری.jpg', bytes, isPacked: true },
      { name: 'lid.jpg', bytes },
      { name: '__MACOSX/._lid.jpg', bytes },
    ]),
  );
  const to = join(aFolder(), 'copy');

  const fault = await files.copy('عکس‌ها/قوری.jpg', to);

  expect(files.names).toEqual(['عکس‌ها/قوری.jpg', 'lid.jpg']);
  expect(fault).toBeNull();
  expect(readFileSync(to)).toEqual(bytes);
});

test('a file is found by its name alone, in letters of any keyboard, unless two have it', () => {
  const index = new NameIndex(['a/front.JPG', 'b/کیف.png', 'b/side.png', 'c/side.png']);

  expect(index.find('front.jpg')).toEqual({ name: 'a/front.JPG' });
  expect(index.find(`${String.fromCodePoint(0x643, 0x64a)}ف.png`)).toEqual({ name: 'b/کیف.png' });
  expect(index.find('.\\c\\side.png')).toEqual({ name: 'c/side.png' });
  expect(index.find('side.png')).toEqual({ is: 'several-files' });
  expect(index.find('x/front.jpg')).toEqual({ is: 'no-file' });
});

const many = Array.from({ length: 5001 }, (_, at) => ({ name: `${at}`, bytes: Buffer.alloc(0) }));

test.each<[what: string, why: UnfitZip, zip: Buffer]>([
  ['a text', 'no-zip', Buffer.from('name,price\n')],
  ['half a zip', 'no-zip', aZip([{ name: 'a.jpg', bytes }]).subarray(0, 60)],
  [
    'a zip with a password',
    'encrypted',
    aZip([{ name: 'a.jpg', bytes, isPacked: true, isEncrypted: true }]),
  ],
  ['a name above the zip', 'outside', aZip([{ name: '../../etc/a.jpg', bytes }])],
  ['a name with backslashes above it', 'outside', aZip([{ name: '..\\a.jpg', bytes }])],
  ['a name from the root', 'outside', aZip([{ name: '/etc/a.jpg', bytes }])],
  ['a name on a drive', 'outside', aZip([{ name: 'C:/a.jpg', bytes }])],
  ['5,001 files', 'entries', aZip(many)],
  [
    'a gigabyte and more when unpacked',
    'bytes',
    aZip(
      [1, 2].map((at) => ({ name: `${at}`, bytes, isPacked: true, saidBytes: 600 * 1024 * 1024 })),
    ),
  ],
])('%s is refused', async (_what, why, zip) => {
  const error = await opened(zip).catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(UnfitZipError);
  expect((error as UnfitZipError).why).toBe(why);
});

test('a bomb is never unpacked: not one that says its size, nor one that lies', async () => {
  const zeros = Buffer.alloc(mostBytes + 1);
  const files = await opened(
    aZip([
      { name: 'honest.jpg', bytes: zeros, isPacked: true },
      { name: 'liar.jpg', bytes: zeros, isPacked: true, saidBytes: 1000 },
    ]),
  );
  const folder = aFolder();

  const faults = [
    await files.copy('honest.jpg', join(folder, 'honest')),
    await files.copy('liar.jpg', join(folder, 'liar')),
  ];

  expect(faults).toEqual([{ is: 'too-large' }, { is: 'broken-file' }]);
  expect(readFileSync(join(folder, 'liar')).length).toBeLessThan(mostBytes / 10);
});
