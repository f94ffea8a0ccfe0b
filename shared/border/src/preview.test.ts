import { expect, test } from 'vitest';
import { previewMark, readPreview } from './preview.ts';

/** A card with this mark, as a remote's server sends it: no code has run for it. */
function aCard(mark: { 'data-preview': string } | null, words = ' سماور  '): HTMLAnchorElement {
  const attribute = mark ? `data-preview="${mark['data-preview']}"` : '';
  document.body.innerHTML = `<article ${attribute}>
    <picture><source type="image/avif" srcset="/media/a-160.avif 160w, /media/a-320.avif 320w"><img src="/media/a-320.webp" alt=""></picture>
    <h3><a href="/product/7">${words}</a></h3>
  </article>`;
  return document.querySelector('a')!;
}

/** The card's picture has loaded from this file. */
function arrived(file: string): void {
  const image = document.querySelector('img')!;
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: file === '' ? 0 : 320 },
    currentSrc: { value: file },
  });
}

test('a card hands over the name and both prices of its product', () => {
  const link = aCard(previewMark({ Price: 1_200_000, FinalPrice: 990_000, IsAvailable: true }));

  expect(readPreview(link)).toEqual({ name: 'سماور', price: { before: 1_200_000, now: 990_000 } });
});

test('a card whose price tax is added to hands over the rate as well', () => {
  const taxed = { Price: 500, FinalPrice: 400, IsAvailable: true, TaxRate: 10 };

  expect(readPreview(aCard(previewMark(taxed)))?.price).toEqual({
    before: 500,
    now: 400,
    taxRate: 10,
  });
});

test('a card without a price, sold out or by telephone, hands over none', () => {
  for (const product of [
    { Price: 0, FinalPrice: 0, IsAvailable: true },
    { Price: 500, FinalPrice: 500, IsAvailable: false },
  ]) {
    expect(readPreview(aCard(previewMark(product)))).toEqual({ name: 'سماور' });
  }
});

test('a loaded picture is handed over with the file on the screen and its other widths in that format', () => {
  const link = aCard({ 'data-preview': '' });
  arrived('http://shop.test/media/a-160.avif');

  expect(readPreview(link)?.picture).toEqual({
    src: 'http://shop.test/media/a-160.avif',
    srcSet: '/media/a-160.avif 160w, /media/a-320.avif 320w',
  });
});

test('a failed picture, or one that has not loaded yet, is not handed over', () => {
  for (const file of ['', 'data:image/gif;base64,R0lGOD']) {
    const link = aCard({ 'data-preview': '' });
    arrived(file);
    expect(readPreview(link)).toEqual({ name: 'سماور' });
  }
});

test('a link outside of a card has no preview, and neither has a link without words', () => {
  expect(readPreview(aCard(null))).toBeNull();
  expect(readPreview(aCard({ 'data-preview': '5 5' }, ''))).toBeNull();
});
