import { expect, test } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';
import { aPicture, aProduct, aSaleParam } from '../product-fixtures.ts';
import { variantsOf } from '../variants/variants.ts';

const watch = { FilePath: '/media/watch-800.webp', Picture: aPicture('watch') };
const box = { FilePath: '/media/box-800.webp', Picture: aPicture('box') };

function keysFor(param: ReturnType<typeof aSaleParam>) {
  const product = aProduct({ ProductPics: [watch, box], ProductSaleParams: [param] });
  return galleryPictures(product, variantsOf(product)[0] ?? null).map(({ key }) => key);
}

test("the chosen variant's own picture comes first", () => {
  const silver = aSaleParam({ Pictures: [aPicture('silver')] });

  expect(keysFor(silver)).toEqual(['/media/silver', '/media/watch', '/media/box']);
});

test('a picture that belongs to the variant and to the product is shown once', () => {
  expect(keysFor(aSaleParam({ Pictures: [aPicture('watch')] }))).toEqual([
    '/media/watch',
    '/media/box',
  ]);
});

test('a picture is enlarged to its largest file', () => {
  const [place] = galleryPictures(aProduct({ ProductPics: [watch] }), null);

  expect(place?.largest).toBe('/media/watch-800.webp');
});

test('a product without pictures has one place, for the placeholder', () => {
  const bare = aProduct({ PicPath: '', ProductPics: [] });

  expect(galleryPictures(bare, null)).toEqual([
    { key: '', picture: undefined, path: '', largest: '' },
  ]);
});
