import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../../catalog-fixtures.ts';
import { ProductRail } from './ProductRail.tsx';

const plain = { Price: 900, FinalPrice: 900, DiscountPercent: 0 };
const discounted = { Price: 900, FinalPrice: 450, DiscountPercent: 50 };

/** Whether the cards beyond the third are laid out only when they come near. */
function waits(prices: readonly (typeof plain)[]): boolean {
  const products = prices.map((price, index) => aProduct({ Id: index + 1, ...price }));
  renderInShop(<ProductRail label="تازه‌ها" products={products} />);
  return screen.getByRole('list', { name: 'تازه‌ها' }).matches('[data-even]');
}

test('a rail without a discount lays out the cards beyond the third when they come near', () => {
  expect(waits([plain, plain, plain, plain])).toBe(true);
});

test('a discounted card among the first three is as tall as any that follows', () => {
  expect(waits([plain, plain, discounted, plain, discounted])).toBe(true);
});

test('a discounted card behind the third is taller than those before it: all are laid out at once', () => {
  expect(waits([plain, plain, plain, discounted])).toBe(false);
});
