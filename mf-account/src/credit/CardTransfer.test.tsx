import { Problem } from '@kashi/contracts/asking/problem';
import { Said, type Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ReportedTransfer } from './card-transfer-data.ts';
import { CreditPage } from './CreditPage.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./CardTransfer.tsx');
  await import('./calendar/CalendarDialog.tsx');
});

const report = 'POST /v1/Orders/PendingPayments/AddCreditCart';

const reports = 'GET /v1/Orders/PendingPayments/ReadCreditCarts';

const cardAccount = 'GET /v1/BasicDefinitions/Accounts/FindCreditCartAccount';

const account: Answers = {
  [cardAccount]: () => ({
    AccountKey: '6037991234567893',
    AccountOwner: 'فروشگاه کاشی',
  }),
  [reports]: () => [],
};

async function openTransfers(answers: Answers) {
  const data = { balance: 0, gateways: [], returned: null };
  const visit = { path: '/credit', customer: 'نگار رضایی' };
  const shop = renderInShop(
    <CreditPage data={data} params={{}} />,
    { ...account, ...answers },
    visit,
  );
  await shop.shopper.click(screen.getByRole('tab', { name: 'گزارش کارت‌به‌کارت' }));
  return shop;
}

async function aTransfer(answers: Answers) {
  const shop = await openTransfers(answers);
  const { shopper } = shop;
  await shopper.type(await screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' }), '123456');
  await shopper.type(screen.getByRole('textbox', { name: /چهار رقم پایانی/ }), '۱۲۳۴');
  await shopper.type(screen.getByRole('textbox', { name: 'مبلغ واریز' }), '۸۰۰۰۰۰');
  await shopper.type(screen.getByRole('textbox', { name: 'تاریخ پرداخت' }), '۱۴۰۴/۰۸/۱۲');
  return shop;
}

const send = () => screen.getByRole('button', { name: 'ارسال گزارش' });

test('the destination card and its owner can be read and not changed', async () => {
  await aTransfer({});

  expect(screen.getByRole('textbox', { name: 'شمارهٔ کارت مقصد' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'به نام' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'به نام' })).toHaveValue('فروشگاه کاشی');
});

test('a shop that has named no card invites no transfer, and still shows the earlier reports', async () => {
  const earlier: ReportedTransfer = {
    Id: 3,
    TrackingNo: '998877',
    Amount: 500_000,
    CurrencyType: 'تومان',
    PaymentDateTime: '1404/08/01',
    RegDateTime: '2025-10-24T08:00:00.000Z',
    State: 'pending',
    CreditedAmount: null,
    RefusalReason: '',
  };
  await openTransfers({
    [cardAccount]: () => ({ AccountKey: '', AccountOwner: '' }),
    [reports]: () => [earlier],
  });

  expect(await screen.findByText(/کارت‌به‌کارت اکنون ممکن نیست/)).toBeVisible();
  expect(await screen.findByText('۹۹۸۸۷۷')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a report is sent in Latin digits, and leaves an empty form', async () => {
  const answer = vi.fn(() => new Said(null, 'گزارش شما رسید.'));
  const { shopper, shell } = await aTransfer({ [report]: answer });

  await shopper.click(send());

  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue(''),
  );
  expect(document.activeElement).toContainElement(send());
  expect(document.body).not.toHaveFocus();
  expect(shell.seen.toasts).toEqual(['گزارش شما رسید.']);
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    AccountKey: '6037991234567893',
    TrackingNo: '123456',
    Amount: '800000',
    CartLastNo: '1234',
    CurrencyType: 'تومان',
    PaymentDateTime: '1404/08/12',
    Comment: '',
  });
});

test('a report that fails empties the form, and one press brings back what was typed and chosen', async () => {
  const { shopper } = await aTransfer({
    [report]: () => {
      throw new Problem('refused', {
        status: 400,
        serverMessage: 'این واریز پیش‌تر گزارش شده است.',
      });
    },
  });

  await shopper.selectOptions(screen.getByRole('combobox', { name: 'واحد پول' }), 'ریال');
  await shopper.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('پیش‌تر گزارش شده است');
  expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('');
  await shopper.click(screen.getByRole('button', { name: 'بازگرداندن نوشته‌ها' }));

  expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('123456');
  expect(screen.getByRole('textbox', { name: 'تاریخ پرداخت' })).toHaveValue('۱۴۰۴/۰۸/۱۲');
  // In toman the same figures would claim ten times the money.
  expect(screen.getByRole('combobox', { name: 'واحد پول' })).toHaveValue('ریال');
});

test('the customer reads what became of each report, and why one was refused', async () => {
  const aReport = {
    Id: 1,
    TrackingNo: '111',
    Amount: 800_000,
    CurrencyType: 'ریال',
    PaymentDateTime: '1404/08/12',
    RegDateTime: '2026-01-10T08:00:00.000Z',
    State: 'pending' as const,
    CreditedAmount: null,
    RefusalReason: '',
  };
  await aTransfer({
    [reports]: () => [
      { ...aReport, Id: 3, TrackingNo: '333' },
      { ...aReport, Id: 2, TrackingNo: '222', State: 'refused', RefusalReason: 'واریزی پیدا نشد.' },
      { ...aReport, State: 'confirmed', CreditedAmount: 80_000 },
    ],
  });

  const rows = within(await screen.findByRole('table', { name: 'گزارش‌های شما' })).getAllByRole(
    'row',
  );

  expect(rows[1]).toHaveTextContent('در حال بررسی');
  expect(rows[2]).toHaveTextContent('رد شد: واریزی پیدا نشد.');
  expect(rows[3]).toHaveTextContent('۸۰٬۰۰۰ تومان به موجودی شما افزوده شد.');
});

test('a day that is chosen in the calendar after a refusal is no longer missing', async () => {
  const { shopper } = await aTransfer({});
  await shopper.clear(screen.getByRole('textbox', { name: 'تاریخ پرداخت' }));
  await shopper.click(send());
  await screen.findByRole('alert');

  await shopper.click(screen.getByRole('button', { name: 'باز کردن تقویم' }));
  await screen.findByRole('dialog');
  await shopper.keyboard('{ArrowLeft}{Enter}');

  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a day is chosen in the calendar by the keys alone', async () => {
  const { shopper } = await aTransfer({});

  await shopper.click(screen.getByRole('button', { name: 'باز کردن تقویم' }));
  const typedDay = await screen.findByRole('button', { name: 'دوشنبه ۱۲ آبان ۱۴۰۴' });
  await vi.waitFor(() => expect(typedDay).toHaveFocus());
  await shopper.keyboard('{ArrowLeft}{ArrowUp}{PageUp}{Enter}');

  expect(screen.getByRole('textbox', { name: 'تاریخ پرداخت' })).toHaveValue('۱۴۰۴/۰۷/۰۶');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the button to the next month keeps the focus in the month of today', async () => {
  const { shopper } = await aTransfer({});
  await shopper.click(screen.getByRole('button', { name: 'باز کردن تقویم' }));
  const next = await screen.findByRole('button', { name: 'ماه بعد' });
  await shopper.click(screen.getByRole('button', { name: 'ماه پیش' }));
  while (next.getAttribute('aria-disabled') !== 'true') await shopper.click(next);
  const month = screen.getByRole('grid').textContent;

  await shopper.click(next);

  expect(next).toHaveFocus();
  expect(screen.getByRole('grid').textContent).toBe(month);
});
