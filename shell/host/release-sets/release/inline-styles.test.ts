import { expect, test } from 'vitest';
import { inlineStyle } from './inline-styles.ts';

const base = '/r/mf-a/1/web/';

test.each([
  ['url(letters.woff2)', 'url(/r/mf-a/1/web/letters.woff2)'],
  ['url("letters.woff2")', 'url("/r/mf-a/1/web/letters.woff2")'],
  ['url(/media/1.webp)', 'url(/media/1.webp)'],
  ["url('data:image/svg+xml,%3Csvg')", "url('data:image/svg+xml,%3Csvg')"],
  ['url(#glyph)', 'url(#glyph)'],
])('%s means the same file in a document', (inFile, inDocument) => {
  expect(inlineStyle(`a{background:${inFile}}`, base).text).toBe(`a{background:${inDocument}}`);
});

test('no style sheet can end its element', () => {
  const { text } = inlineStyle('a::before{content:"</style><script>"}', base);

  expect(text).toBe(String.raw`a::before{content:"<\/style><script>"}`);
});
