import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { testShop } from '../../testing/test-shop.ts';
import { withPicturesAt } from './picture-addresses.ts';

const readProduct = 'GET /v1/ProductManagement/ProductInformation/Read';

test('pictures get the address that the operator has set, and the rows stay unchanged', async () => {
  const shop = await testShop({
    environment: { KASHI_MEDIA_URL: 'https://pictures.example/kashi/' },
  });
  const { productId } = await aProduct(shop, { pictures: [aPicture('/media/watch')] });

  const { body } = await shop.ask(readProduct, { ProductId: productId });

  const [first] = body.Value.ProductPics;
  expect(first?.Picture?.Base).toBe('https://pictures.example/kashi/watch');
  expect(first?.FilePath).toMatch(/^https:\/\/pictures\.example\/kashi\/watch-/);
  expect(JSON.stringify(body)).not.toContain('"/media/');
  const rows = await shop.store.db.selectFrom('product_pictures').select('picture').execute();
  expect(rows.map(({ picture }) => picture.Base)).toEqual(['/media/watch']);
});

test("pictures within a page's HTML get the address too, and text that mentions the folder does not", () => {
  const json = JSON.stringify({ Html: '<img src="/media/team.webp">', Words: 'see /media/team' });

  expect(withPicturesAt('https://pictures.example', json)).toBe(
    JSON.stringify({
      Html: '<img src="https://pictures.example/team.webp">',
      Words: 'see /media/team',
    }),
  );
  expect(withPicturesAt(null, json)).toBe(json);
});

test.each(['pictures.example', 'ftp://pictures.example', 'https://pictures.example/"onload="'])(
  '%s is refused as the address of pictures, and the API does not start with it',
  (address) => {
    expect(() => readEnvironment({ KASHI_MEDIA_URL: address })).toThrow('KASHI_MEDIA_URL');
  },
);
