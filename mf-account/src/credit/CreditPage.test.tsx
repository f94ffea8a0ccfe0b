import { Problem } from '@kashi/contracts/asking/problem';
import { createAsk } from '@kashi/contracts/asking/ask';
import { keepLastGateway } from '@kashi/border/kept/last-gateway';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { shopContents } from '@kashi/kit/testing/shop-contents';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readCredit } from './credit-data.ts';
import { amount, aWallet, pay, saman, twoBanks } from './credit-fixtures.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./CardTransfer.tsx');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('only the gateways that the shop has enabled can be chosen', () => {
  aWallet();

  const banks = within(screen.getByRole('group', { name: 'درگاه بانکی' }));
  expect(banks.getAllByRole('radio').map((bank) => bank.parentElement?.textContent)).toEqual([
    'سامان کیش',
    'بانک ملت',
  ]);
});

test('without a gateway and an amount nothing is sent, and both are asked for', async () => {
  const { shopper } = aWallet({ [saman]: vi.fn() });

  await shopper.click(pay());

  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent('مبلغ را وارد کنید.');
  expect(list).toHaveTextContent('درگاه بانکی را انتخاب کنید');
});

test('a top-up in Persian digits begins at the chosen bank, and the browser goes there', async () => {
  const answer = vi.fn(() => ({ PaymentUrl: '/bank/pay' }));
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { shopper } = aWallet({ [saman]: answer });

  await shopper.type(amount(), '۵۰۰۰۰۰');
  await shopper.click(screen.getByRole('radio', { name: 'سامان کیش' }));
  await shopper.click(pay());
  await shopper.click(pay());

  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/bank/pay'));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ TotalAmount: '500000' });
});

test('a negative amount is refused beside its field, where it stays, and the hint names no other sum', async () => {
  const answer = vi.fn();
  const { shopper } = aWallet({ [saman]: answer });

  await shopper.type(amount(), '-۵۰۰۰۰');
  expect(amount()).toHaveAccessibleDescription('از ۱۰۰ تا ۹٬۹۹۹٬۹۹۹٬۹۹۹ تومان');
  await shopper.click(screen.getByRole('radio', { name: 'سامان کیش' }));
  await shopper.click(pay());

  await screen.findByRole('alert');
  expect(amount()).toHaveAccessibleDescription(/مبلغ باید عددی ۳ تا ۱۰ رقمی باشد\./);
  expect(amount()).toHaveValue('-۵۰۰۰۰');
  expect(answer).not.toHaveBeenCalled();
});

test('the smallest amount is that of the chosen gateway', async () => {
  const { shopper } = aWallet();

  await shopper.click(screen.getByRole('radio', { name: 'سامان کیش' }));

  expect(amount()).toHaveAccessibleDescription(/^از ۲۰۰ تا/);
});

test('a gateway that is chosen after a refusal is no longer missing', async () => {
  const { shopper } = aWallet();
  await shopper.type(amount(), '۵۰۰۰۰۰');
  await shopper.click(pay());
  await screen.findByRole('alert');

  await shopper.click(screen.getByRole('radio', { name: 'سامان کیش' }));

  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a suggested amount fills the field, and is read with its unit', async () => {
  const { shopper } = aWallet();

  await shopper.click(screen.getByRole('button', { name: '۲۰۰٬۰۰۰ تومان' }));

  expect(amount()).toHaveValue('۲۰۰۰۰۰');
  expect(amount()).toHaveAccessibleDescription('۲۰۰٬۰۰۰ تومان');
});

test('a suggested amount is no longer missing after a refusal', async () => {
  const { shopper } = aWallet();
  await shopper.click(screen.getByRole('radio', { name: 'سامان کیش' }));
  await shopper.click(pay());
  await screen.findByRole('alert');

  await shopper.click(screen.getByRole('button', { name: '۲۰۰٬۰۰۰ تومان' }));

  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('the rules are accepted at the start, and without them nothing can be paid', async () => {
  const { shopper } = aWallet();
  const rules = screen.getByRole('checkbox');
  expect(rules).toBeChecked();

  await shopper.click(rules);

  expect(pay()).toBeDisabled();
});

test('a bank that does not answer is explained, and what was typed stays', async () => {
  const { shopper } = aWallet(
    {
      [saman]: () => {
        throw new Problem('offline');
      },
    },
    { gateways: twoBanks.slice(0, 1) },
  );

  await shopper.type(amount(), '500000');
  await shopper.click(pay());

  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  expect(amount()).toHaveValue('500000');
});

test('the gateway of the last payment is chosen, and that of an unpaid top-up before it', () => {
  const bank = (title: string) => screen.getByRole('radio', { name: title });
  keepLastGateway(twoBanks[1]!);

  aWallet();
  expect(bank('بانک ملت')).toBeChecked();
  cleanup();
  const unpaid = { amount: 500_000, gatewayCode: twoBanks[0]!.code };
  aWallet(
    {},
    {
      returned: { outcome: 'failed', sentence: 'موجودی کارت کافی نبود.', unpaid, pendingId: null },
    },
  );

  expect(bank('سامان کیش')).toBeChecked();
});

test('a shop without an online gateway says so', () => {
  aWallet({}, { gateways: [] });

  expect(screen.getByText(/پرداخت آنلاین اکنون ممکن نیست/)).toBeVisible();
});

test('a gateway that lends for goods fills no wallet', async () => {
  const answers: Answers = {
    'GET /v1/Identity/CustomerFininces/GetBalance': () => ({ Balance: 0 }),
    'GET /v1/ContentManagement/Contents/Read': () =>
      shopContents({ IsActiveSamanKish: true, IsActiveSnappPay: true }),
  };

  const { gateways } = await readCredit(
    createAsk(aShellApi({ answers }).fetch),
    new URL('http://shop.test/credit'),
    AbortSignal.timeout(1000),
  );

  expect(gateways.map(({ title }) => title)).toEqual(['سامان کیش']);
});

test('a top-up that was not paid is filled in again, for another try', () => {
  aWallet(
    {},
    {
      returned: {
        outcome: 'failed',
        sentence: 'موجودی کارت کافی نبود.',
        unpaid: { amount: 500_000, gatewayCode: twoBanks[1]!.code },
        pendingId: null,
      },
    },
  );

  expect(amount()).toHaveValue('۵۰۰۰۰۰');
  expect(screen.getByRole('radio', { name: 'بانک ملت' })).toBeChecked();
});
