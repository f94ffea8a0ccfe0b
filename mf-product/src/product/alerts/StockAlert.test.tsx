import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAlert } from './alert-fixtures.ts';
import { StockAlert } from './StockAlert.tsx';

const read = 'GET /v1/ProductManagement/customerAlerts/Read';
const set = 'PUT /v1/ProductManagement/customerAlerts/SetStock';
const remove = 'DELETE /v1/ProductManagement/customerAlerts/Delete';

const ask = { name: 'موجود شد خبرم کن' };
const cancel = { name: 'لغو درخواست خبر موجود شدن' };

function open(answers: Answers, visit: { customer?: string } = { customer: 'سارا' }) {
  return renderInShop(
    <StockAlert productId={7} saleParamId={73} className={undefined} />,
    { [read]: () => [], ...answers },
    { path: '/product/7/watch?from=letter', ...visit },
  );
}

test('a customer asks, reads that the shop will tell, and cancels; the focus stays in the place', async () => {
  const answer = vi.fn(() => anAlert());
  const removal = vi.fn(() => null);
  const { shopper } = open({ [set]: answer, [remove]: removal });

  await shopper.click(await screen.findByRole('button', ask));

  expect(await screen.findByRole('button', cancel)).toBeVisible();
  expect(answer).toHaveBeenCalledExactlyOnceWith({ ProductSaleParamId: 73 });
  expect(screen.getByRole('status')).toHaveTextContent('وقتی موجود شود خبرتان می‌کنیم');
  expect(document.activeElement).not.toBe(document.body);

  await shopper.click(screen.getByRole('button', cancel));

  expect(await screen.findByRole('button', ask)).toBeVisible();
  expect(removal).toHaveBeenCalledExactlyOnceWith({ AlertId: 9 });
  expect(screen.getByRole('status')).toHaveTextContent('این درخواست لغو شد.');
  expect(document.activeElement).not.toBe(document.body);
});

test('who asked before sees it at once, of this variant and not of another', async () => {
  open({ [read]: () => [anAlert({ Id: 8, ProductSaleParamId: 74 }), anAlert()] });

  expect(await screen.findByRole('button', cancel)).toBeVisible();
  expect(screen.queryByRole('button', ask)).toBeNull();
});

test('an alert of the price is none of the stock', async () => {
  open({ [read]: () => [anAlert({ Kind: 'price', WantedPrice: 900_000 })] });

  expect(await screen.findByRole('button', ask)).toBeVisible();
});

test('a refusal says why, and the button stays', async () => {
  const refusal = new Problem('refused', { status: 400, serverMessage: 'این کالا موجود است.' });
  const { shopper } = open({ [set]: () => Promise.reject(refusal) });

  await shopper.click(await screen.findByRole('button', ask));

  expect((await screen.findByRole('alert')).textContent).toContain('این کالا موجود است.');
  expect(screen.getByRole('button', ask)).toBeVisible();
});

test('where it could not be read what was asked before, the button asks anew', async () => {
  const { shopper } = open({
    [read]: () => Promise.reject(new Problem('offline')),
    [set]: () => anAlert(),
  });

  await shopper.click(await screen.findByRole('button', ask));

  expect(await screen.findByRole('button', cancel)).toBeVisible();
});

test('what was told or cancelled elsewhere counts as cancelled, and another failure does not', async () => {
  const answer = vi
    .fn<() => Promise<null>>()
    .mockRejectedValueOnce(new Problem('offline'))
    .mockRejectedValueOnce(new Problem('refused', { status: 404 }));
  const { shopper } = open({ [read]: () => [anAlert()], [remove]: answer });

  await shopper.click(await screen.findByRole('button', cancel));
  expect(await screen.findByRole('alert')).toBeVisible();
  await shopper.click(screen.getByRole('button', cancel));

  expect(await screen.findByRole('button', ask)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a guest signs in first, and comes back to the same variant', () => {
  open({}, {});

  const back = encodeURIComponent('/product/7/watch?from=letter&variant=73');
  expect(screen.getByRole('link', ask).getAttribute('href')).toBe(`/login?returnUrl=${back}`);
});
