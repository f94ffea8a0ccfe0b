import { expect, test } from 'vitest';
import { fragmentTypes } from './types.ts';

const button = '{\n/** The chosen one. */\nproductId: number;\n}';

test('the compiler of a package learns what the fragments take that its code shows, and of no other', () => {
  const types = fragmentTypes(
    'mf-product',
    new Map([
      ['mf-cart-checkout/add-to-cart', button],
      ['mf-account/address-editor', '{}'],
    ]),
  );

  expect(types).toContain(`
  interface Fragments {
    'mf-cart-checkout/add-to-cart': {
      /** The chosen one. */
      productId: number;
    };
  }
`);
});

test('a package that shows no known fragment has no such file', () => {
  expect(
    fragmentTypes('mf-content', new Map([['mf-cart-checkout/add-to-cart', button]])),
  ).toBeNull();
});
