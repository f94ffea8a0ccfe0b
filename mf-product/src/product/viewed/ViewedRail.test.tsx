import { Problem } from '@kashi/contracts/asking/problem';
import type { ProductCard } from '@kashi/contracts/product/product-card';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberViewed } from './remember-viewed.ts';
import { viewedBefore } from './viewed-before.ts';
import { ViewedRail } from './ViewedRail.tsx';

const readCards = 'GET /v1/ProductManagement/ProductCards/Find';
const watch: ProductCard = {
  Id: 5,
  Name: 'ساعت هوشمند ماهور',
  ShortName: 'ساعت',
  PicPath: '',
  Price: 1_000_000,
  FinalPrice: 1_000_000,
  DiscountPercent: 0,
  IsAvailable: true,
};

// The product on the screen is remembered before the row comes.
beforeEach(() => {
  localStorage.clear();
  for (const id of [6, 5, 7]) rememberViewed(id);
});

function open(answers: Answers) {
  return renderInShop(<ViewedRail productId={7} />, answers);
}

test('the products viewed before stand in a row, with the prices of today', async () => {
  const read = vi.fn(() => [watch, { ...watch, Id: 6, Name: 'سماور' }]);
  open({ [readCards]: read });

  const names = await screen.findAllByRole('link');

  expect(read).toHaveBeenCalledWith({ ProductsIds: [5, 6] });
  expect(names.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/product\/5\//) as string,
    expect.stringMatching(/^\/product\/6\//) as string,
  ]);
  expect(screen.getByRole('list', { name: 'بازدیدهای اخیر شما' }).textContent).toContain(
    '۱٬۰۰۰٬۰۰۰',
  );
});

test('who forgets them hears so, keeps the focus, and views as for the first time', async () => {
  const { shopper } = open({ [readCards]: () => [watch] });

  await shopper.click(await screen.findByRole('button', { name: 'پاک کردن بازدیدهای اخیر' }));

  expect(screen.getByRole('status').textContent).toBe('بازدیدهای اخیر شما پاک شد.');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByRole('list')).toBeNull();
  expect(viewedBefore(7)).toEqual([]);
});

test('after forgetting, the next product shows what was viewed since', async () => {
  const { shopper, rerender } = open({ [readCards]: () => [watch] });
  await shopper.click(await screen.findByRole('button', { name: 'پاک کردن بازدیدهای اخیر' }));

  rememberViewed(5);
  rerender(<ViewedRail productId={8} />);

  expect(await screen.findByRole('list', { name: 'بازدیدهای اخیر شما' })).toBeTruthy();
  expect(screen.queryByText('بازدیدهای اخیر شما پاک شد.')).toBeNull();
});

test('cards that could not be read are a problem with a retry, and not a forgotten list', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Problem('offline')).mockResolvedValue([watch]);
  const { shopper } = open({ [readCards]: read });

  await shopper.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByRole('list', { name: 'بازدیدهای اخیر شما' })).toBeTruthy();
});

test('nothing stands there if the shop has none of them any more', async () => {
  const read = vi.fn(() => []);
  const { container } = open({ [readCards]: read });

  await vi.waitFor(() => expect(container.textContent).toBe(''));

  expect(read).toHaveBeenCalledOnce();
});

test('a first visit asks for nothing, and shows nothing', async () => {
  localStorage.clear();
  rememberViewed(7);
  const read = vi.fn(() => [watch]);
  const { container } = open({ [readCards]: read });

  await vi.waitFor(() => expect(container.textContent).toBe(''));

  expect(read).not.toHaveBeenCalled();
});
