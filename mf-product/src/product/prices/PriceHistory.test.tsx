import { Problem } from '@kashi/contracts/asking/problem';
import type { Product } from '@kashi/contracts/product/product';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aProduct, aSaleParam } from '../product-fixtures.ts';
import { variantsOf } from '../variants/variants.ts';
import { PriceHistory } from './PriceHistory.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./PriceChart.tsx');
});

// The chart warns in the console where it has no room, as in this environment.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 320, 240),
  );
});

const readChanges = 'GET /v1/ProductManagement/ProductPriceChanges/Read';

const changes = [
  { PriceChangeDate: '2025-10-11T08:00:00.000Z', Price: 3_990_000 },
  { PriceChangeDate: '2025-10-28T08:00:00.000Z', Price: 3_698_000 },
  { PriceChangeDate: '2025-11-03T08:00:00.000Z', Price: 3_800_000 },
];

function open(answers: Answers, onAlert?: () => void, product: Partial<Product> = {}) {
  const params = [aSaleParam({ Id: 71, Name: 'آبی' }), aSaleParam({ Id: 72, Name: 'نقره‌ای' })];
  const variants = variantsOf(aProduct({ ProductSaleParams: params, ...product }));
  return renderInShop(
    <PriceHistory
      variants={variants}
      startsWith={71}
      areSizes={false}
      hrefOf={String}
      onAlert={onAlert}
      onClose={() => undefined}
    />,
    answers,
  );
}

test('the history says the present, the lowest and the highest price', async () => {
  open({ [readChanges]: () => changes });

  await screen.findByText('اکنون');

  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['۳٬۸۰۰٬۰۰۰', '۳٬۶۹۸٬۰۰۰', '۳٬۹۹۰٬۰۰۰']);
  expect(screen.getByText('این قیمت‌ها پیش از تخفیف هستند.')).toBeTruthy();
});

test('the same numbers stand in a table, the newest first, by the Persian calendar', async () => {
  open({ [readChanges]: () => changes });

  const table = await screen.findByRole('table');

  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '۱۲ آبان ۱۴۰۴۳٬۸۰۰٬۰۰۰ تومان',
    '۶ آبان ۱۴۰۴۳٬۶۹۸٬۰۰۰ تومان',
    '۱۹ مهر ۱۴۰۴۳٬۹۹۰٬۰۰۰ تومان',
  ]);
});

test('the chart says its first and last price in words', async () => {
  open({ [readChanges]: () => changes });

  const chart = await screen.findByRole('img');

  expect(chart.getAttribute('aria-label')).toContain('از ۳٬۹۹۰٬۰۰۰ تومان به ۳٬۸۰۰٬۰۰۰ تومان');
});

test('a price that was taken away is not said to be the present one, and its line ends at the last change', async () => {
  open({ [readChanges]: () => changes }, undefined, { Price: 0 });

  const chart = await screen.findByRole('img');

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'کمترین',
    'بیشترین',
  ]);
  expect(chart.getAttribute('aria-label')).toContain('تا ۱۲ آبان ۱۴۰۴:');
});

test('the only price that a product without one had is told without a chart', async () => {
  open({ [readChanges]: () => changes.slice(0, 1) }, undefined, { Price: 0 });

  expect(await screen.findByText('کمترین')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('of a product that never had a price nobody is told that its price was always the same', async () => {
  open({ [readChanges]: () => [] }, undefined, { Price: 0 });

  expect(await screen.findByText('تغییری ثبت نشده است')).toBeTruthy();
  expect(screen.queryByText(/همین بوده است/)).toBeNull();
});

test('another variant has its own history', async () => {
  const read = vi.fn(() => changes);
  const { shopper, shell } = open({ [readChanges]: read });
  const before = shell.location();

  await shopper.click(screen.getByRole('radio', { name: 'نقره‌ای' }));

  await vi.waitFor(() => expect(read).toHaveBeenLastCalledWith({ ProductSaleParamId: 72 }));
  expect(shell.location()).toBe(before);
  // Waits for the chart, which would otherwise render after the end of the test.
  expect(await screen.findByRole('img')).toBeTruthy();
});

test('a history that could not be read is a problem with a retry, and not an empty history', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Problem('offline')).mockResolvedValueOnce([]);
  const { shopper } = open({ [readChanges]: read });

  await shopper.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByText('تغییری ثبت نشده است')).toBeTruthy();
});

test('the history leads on to the alert of a lower price', async () => {
  const alert = vi.fn();
  const { shopper } = open({ [readChanges]: () => [] }, alert);
  await screen.findByText('تغییری ثبت نشده است');

  await shopper.click(screen.getByRole('button', { name: 'ارزان شد خبرم کن' }));

  expect(alert).toHaveBeenCalledOnce();
});
