import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LateTools } from './LateTools.tsx';
import { aProduct } from './product-fixtures.ts';

beforeEach(() => localStorage.clear());

const bell = () => screen.queryByRole('button', { name: 'ارزان شد خبرم کن' });

test('the tools lead to the price alert, and to the wish list', async () => {
  const onOpen = vi.fn();
  const { shopper } = renderInShop(<LateTools product={aProduct()} onOpen={onOpen} />, {});

  await shopper.click(bell()!);

  expect(onOpen).toHaveBeenCalledExactlyOnceWith('alert');
  expect(screen.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها' })).toBeTruthy();
});

test.each([
  ['the shopper has to call', { Price: 0, FinalPrice: 0 }],
  ['there is nothing to buy', { ProductSaleParams: [] }],
])('no price can be waited for where %s', (_where, change) => {
  const product = aProduct(change);

  renderInShop(<LateTools product={product} onOpen={vi.fn()} />, {});

  expect(bell()).toBeNull();
});
