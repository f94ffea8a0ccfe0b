import { expect, test } from 'vitest';
import { hasForeignPicture } from './foreign-pictures.ts';

const shop = { publicUrl: 'https://kashi.example', mediaUrl: 'https://cdn.example/media' };

test.each([
  ['<p>متن<img src="https://elsewhere.example/a.jpg"></p>', true],
  ["<IMG alt='چای' SRC='http://elsewhere.example/a.jpg'>", true],
  ['<img src="/media/a-800.webp">', false],
  ['<img src="/media/a-800.webp" data-src="https://elsewhere.example/a.jpg">', false],
  ['<img src="https://kashi.example/media/a-800.webp">', false],
  ['<img src="https://CDN.example/media/a-800.webp">', false],
  ['<img src="//elsewhere.example/a.jpg">', true],
  ['<img src="https://kashi.example:443/media/a-800.webp">', false],
  ['<a href="https://elsewhere.example">نشانی</a>', false],
])('whether %s has a picture that no page shows: %s', (html, is) => {
  expect(hasForeignPicture(html, shop)).toBe(is);
});

test('a picture of a shop at a Persian address is its own, as that address is written', () => {
  const persian = { publicUrl: 'https://xn--mgbtj4c7ad63e.example', mediaUrl: null };

  expect(hasForeignPicture('<img src="https://فروشگاه.example/media/a.webp">', persian)).toBe(
    false,
  );
});

test('a text of a million beginnings of pictures is judged at once', () => {
  expect(hasForeignPicture('<img src=x '.repeat(1_000_000), shop)).toBe(false);
});
