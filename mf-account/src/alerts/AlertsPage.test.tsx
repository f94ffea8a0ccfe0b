import { Problem } from '@kashi/contracts/asking/problem';
import type { Alert } from '@kashi/contracts/alerts/alert';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { AlertsPage } from './AlertsPage.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('../parts/dialogs/ConfirmDialog.tsx');
});

const remove = 'DELETE /v1/ProductManagement/customerAlerts/Delete';

const ofStock: Alert = {
  Id: 9,
  Kind: 'stock',
  ProductId: 7,
  ProductName: 'ساعت هوشمند',
  ProductPicPath: '',
  ProductSaleParamId: 73,
  SaleParamName: 'مشکی',
  PayablePrice: 1_000_000,
  IsAvailable: false,
  RegDateTime: '2025-11-05T08:00:00Z',
};
const ofPrice: Alert = {
  ...ofStock,
  Id: 10,
  Kind: 'price',
  ProductName: 'مچ‌بند',
  ProductSaleParamId: 74,
  SaleParamName: '',
  WantedPrice: 900_000,
  IsAvailable: true,
};

const open = (alerts: Alert[], answers: Answers = {}) =>
  renderInShop(
    <AlertsPage data={{ page: 1, totalCount: alerts.length, alerts }} params={{}} />,
    answers,
    { customer: 'سارا' },
  );

test('each alert says what is waited for, and how the product is today', () => {
  open([ofStock, ofPrice]);

  const [stock, price] = screen.getAllByRole('listitem').slice(-2);

  expect(stock).toHaveTextContent('ساعت هوشمند، مشکی');
  expect(stock).toHaveTextContent('موجود شدن');
  expect(stock).toHaveTextContent('اکنون ناموجود است');
  expect(stock).toHaveTextContent('ثبت شده در ۱۴ آبان ۱۴۰۴');
  expect(price).toHaveTextContent('رسیدن قیمت به ۹۰۰٬۰۰۰ تومان یا کمتر');
  expect(price).toHaveTextContent('قیمت امروز: ۱٬۰۰۰٬۰۰۰ تومان');
  const link = screen.getByRole('link', { name: 'مچ‌بند' });
  expect(link.getAttribute('href')).toBe('/product/7?variant=74');
});

test('an alert is cancelled once the customer has confirmed it', async () => {
  const answer = vi.fn(() => null);
  const { shopper, shell } = open([ofStock], { [remove]: answer });

  await shopper.click(screen.getByRole('button', { name: 'لغو درخواست ساعت هوشمند، مشکی' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(answer).not.toHaveBeenCalled();
  await shopper.click(dialog.getByRole('button', { name: 'لغو درخواست' }));

  await vi.waitFor(() => expect(shell.seen.reloads).toBe(1));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ AlertId: 9 });
  expect(shell.seen.toasts).toEqual(['این درخواست لغو شد.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an alert that could not be cancelled stays, with the reason in the dialog', async () => {
  const { shopper, shell } = open([ofStock], {
    [remove]: () => Promise.reject(new Problem('offline')),
  });

  await shopper.click(screen.getByRole('button', { name: 'لغو درخواست ساعت هوشمند، مشکی' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shopper.click(dialog.getByRole('button', { name: 'لغو درخواست' }));

  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(shell.seen.reloads).toBe(0);
});

test('an alert that was told or cancelled meanwhile leaves the list, and is no mistake of the customer', async () => {
  const { shopper, shell } = open([ofStock], {
    [remove]: () => Promise.reject(new Problem('refused', { status: 404 })),
  });

  await shopper.click(screen.getByRole('button', { name: 'لغو درخواست ساعت هوشمند، مشکی' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shopper.click(dialog.getByRole('button', { name: 'لغو درخواست' }));

  await vi.waitFor(() => expect(shell.seen.reloads).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without alerts the page says where they are asked for', () => {
  open([]);

  expect(screen.getByText('موردی ثبت نشده است.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'دیدن کالاها' })).toBeVisible();
});
