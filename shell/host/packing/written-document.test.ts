import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { SharedParts } from './shared-parts.ts';
import { writtenDocument, type WrittenDocument } from './written-document.ts';

/** Compressing styles as small as possible takes seconds on a busy machine. */
const patient = { timeout: 30_000, interval: 5 };

/** Text like a page's, with words that brotli has built in. */
const text = readFileSync(import.meta.filename, 'utf8');
const english =
  'The government of the United States and the international information about history. ';
const persian = 'خرید گوشی موبایل با ضمانت اصالت و ارسال رایگان به سراسر ایران. ';

/** The brotli document after its shared parts are ready, so that it is joined from pieces. */
async function inPieces(document: WrittenDocument): Promise<Buffer> {
  const whole = (await document.brotli()).length;
  return vi.waitFor(async () => {
    const packed = await document.brotli();
    expect(packed.length).not.toBe(whole);
    return packed;
  }, patient);
}

test.each([
  ['words of the shop', '<title>کاشی</title>', persian.repeat(300)],
  ['words that brotli knows', english, english.repeat(40)],
  ['a program', text, text.repeat(3)],
  ['next to nothing', '', ''],
  ['what cannot be packed', '', noise(70_000)],
  ['a long page', persian.repeat(200), noise(3000).repeat(40) + english + persian],
])('a document of %s survives compression in pieces', async (_what, beginning, middle) => {
  const shared = new SharedParts(`<style>${text}</style>`, `${english}${text}</body></html>`);
  const document = writtenDocument(beginning, [middle], shared);

  const packed = await inPieces(document);

  expect(brotliDecompressSync(packed).equals(document.bytes())).toBe(true);
  expect(document.bytes().includes(middle)).toBe(true);
});

test('documents with own parts of any length share the compressed parts', async () => {
  const shared = new SharedParts(`<style>${text}</style>`, english);
  await inPieces(writtenDocument('x', ['y'], shared));

  for (let length = 0; length < 400; length += 7) {
    const document = writtenDocument(noise(length), [english.slice(0, length)], shared);
    expect(brotliDecompressSync(await document.brotli()).equals(document.bytes())).toBe(true);
  }
});

test('a document is compressed as a whole until its shared parts are ready', async () => {
  const document = writtenDocument(english, [persian], new SharedParts(text, english));

  expect(brotliDecompressSync(await document.brotli()).equals(document.bytes())).toBe(true);
});

/** Random letters, the same in each run. */
function noise(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  }).join('');
}
