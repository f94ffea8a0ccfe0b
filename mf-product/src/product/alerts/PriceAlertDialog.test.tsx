import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aProduct, aSaleParam } from '../product-fixtures.ts';
import { variantsOf } from '../variants/variants.ts';
import { anAlert } from './alert-fixtures.ts';
import { PriceAlertDialog } from './PriceAlertDialog.tsx';

const read = 'GET /v1/ProductManagement/customerAlerts/Read';
const set = 'PUT /v1/ProductManagement/customerAlerts/SetPrice';
const remove = 'DELETE /v1/ProductManagement/customerAlerts/Delete';

/** A watch of 1,100,000 toman with tax. */
function open(answers: Answers, visit: { customer?: string } = { customer: 'سارا' }) {
  const product = aProduct({ TaxRate: 10, ProductSaleParams: [aSaleParam()] });
  const [variant] = variantsOf(product);
  if (!variant) throw new Error('The product has no variant.');
  const close = vi.fn();
  const shown = renderInShop(
    <PriceAlertDialog product={product} variant={variant} onClose={close} />,
    { [read]: () => [], ...answers },
    { path: '/product/7/watch', ...visit },
  );
  return { ...shown, close };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'قیمت دلخواه' });
const submit = { name: 'خبرم کن' };
const ofPrice = (WantedPrice: number) =>
  anAlert({ Kind: 'price', ProductSaleParamId: 71, WantedPrice });

test('a customer is offered some ten percent less than today, asks for it, changes it and cancels it', async () => {
  const answer = vi.fn(({ WantedPrice }: { WantedPrice: string }) => ofPrice(Number(WantedPrice)));
  const removal = vi.fn(() => null);
  const { shopper } = open({ [set]: answer, [remove]: removal });
  expect(screen.getByText('قیمت امروز: ۱٬۱۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(await field()).toHaveValue('۹۹۰۰۰۰');

  await shopper.click(screen.getByRole('button', submit));

  expect(await screen.findByRole('button', { name: 'لغو این درخواست' })).toBeVisible();
  expect(answer).toHaveBeenLastCalledWith({ ProductSaleParamId: 71, WantedPrice: '990000' });
  expect(screen.getByRole('status')).toHaveTextContent('۹۹۰٬۰۰۰ تومان یا کمتر');

  await shopper.clear(await field());
  await shopper.type(await field(), '۸۰۰۰۰۰');
  await shopper.click(screen.getByRole('button', { name: 'تغییر قیمت دلخواه' }));

  await vi.waitFor(() =>
    expect(answer).toHaveBeenLastCalledWith({ ProductSaleParamId: 71, WantedPrice: '800000' }),
  );
  await shopper.click(screen.getByRole('button', { name: 'لغو این درخواست' }));

  expect(await screen.findByRole('button', submit)).toBeVisible();
  expect(removal).toHaveBeenCalledExactlyOnceWith({ AlertId: 9 });
  expect(screen.getByRole('status')).toHaveTextContent('این درخواست لغو شد.');
  expect(await field()).toHaveFocus();
});

test.each([
  ['۱٬۱۰۰٬۰۰۰', 'کمتر از قیمت امروز باشد، که ۱٬۱۰۰٬۰۰۰ تومان است'],
  ['ارزان', 'عددی ۳ تا ۱۰ رقمی'],
])('%s is refused beside the field, asks nothing, and stays there', async (typed, reason) => {
  const answer = vi.fn();
  const { shopper } = open({ [set]: answer });

  await shopper.clear(await field());
  await shopper.type(await field(), typed);
  await shopper.click(screen.getByRole('button', submit));

  await vi.waitFor(async () => expect(await field()).toHaveAccessibleDescription(/./));
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain(reason);
  expect(await field()).toHaveValue(typed);
  expect(answer).not.toHaveBeenCalled();
});

test('what the shop refuses, as a price that has fallen meanwhile, is said beside the field', async () => {
  const Message = 'قیمت دلخواه باید کمتر از قیمت امروز این کالا باشد.';
  const fields = [{ Field: 'WantedPrice', Message }];
  const { shopper } = open({
    [set]: () => Promise.reject(new Problem('refused', { status: 400, fields })),
  });

  await field();
  await shopper.click(screen.getByRole('button', submit));

  expect((await screen.findByRole('alert')).textContent).toContain(Message);
  expect(await field()).toHaveValue('۹۹۰۰۰۰');
});

test('who asked before sees the price, in the field as well', async () => {
  open({ [read]: () => [ofPrice(750_000)] });

  expect(await screen.findByText(/اگر قیمت به ۷۵۰٬۰۰۰ تومان یا کمتر برسد/)).toBeVisible();
  expect(await field()).toHaveValue('۷۵۰۰۰۰');
});

test('what could not be read is a problem with a retry, and no empty form', async () => {
  const answer = vi.fn().mockRejectedValueOnce(new Problem('offline')).mockResolvedValueOnce([]);
  const { shopper } = open({ [read]: answer });

  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await shopper.click(retry);

  expect(await field()).toBeVisible();
});

test('a guest signs in first, and comes back to the product', () => {
  open({}, {});

  const back = encodeURIComponent('/product/7/watch?variant=71');
  expect(screen.getByRole('link', { name: 'ورود به حساب' }).getAttribute('href')).toBe(
    `/login?returnUrl=${back}`,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
