import { expect, test } from 'vitest';
import { productLink, productPath, slug } from './slug.ts';

test('spaces and half-spaces become single hyphens', () => {
  expect(slug('هدفون بی‌سیم  آوا')).toBe('هدفون-بی-سیم-آوا');
});

test('characters that are special in an address are dropped, and letters and digits of every script stay', () => {
  expect(slug(' قهوهٔ 100٪ «عربیکا» / 250g? ')).toBe('قهوه-100-عربیکا-250g');
});

test('the parts of a number stay apart, so that a pot of 1.2 litres is none of 12', () => {
  expect(slug('قوری ۱٫۲ لیتری')).toBe('قوری-۱-۲-لیتری');
  expect(slug('صفحهٔ 6.1 اینچی.')).toBe('صفحه-6-1-اینچی');
});

test('Arabic letters become the Persian ones, so that one name has one address', () => {
  const kaf = String.fromCodePoint(0x643);
  const yeh = String.fromCodePoint(0x64a);

  expect(slug(`${kaf}تاب ا${yeh}ران${yeh}`)).toBe('کتاب-ایرانی');
});

test('a product without a usable name still has an address', () => {
  expect(productPath(12, 'چای')).toBe(`/product/12/${encodeURIComponent('چای')}`);
  expect(productPath(12, '؟')).toBe('/product/12');
});

test('a link to a product can be read, and leads to its address', () => {
  const link = productLink(12, 'چای «سیاه» ۵۰۰/گرمی');

  expect(link).toBe('/product/12/چای-سیاه-۵۰۰-گرمی');
  expect(new URL(link, 'http://shop.example').pathname).toBe(
    productPath(12, 'چای «سیاه» ۵۰۰/گرمی'),
  );
});
