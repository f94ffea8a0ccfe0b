import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransactionsPage } from './TransactionsPage.tsx';

const paid = {
  FinancialTransactionTypes: 'خرید',
  OrderId: 1045823,
  RegDateTime: '2025-11-05T08:00:00Z',
  Withdraw: 1_800_000,
  Deposit: 0,
  Balance: 1_250_000,
};
const raised = { ...paid, OrderId: null, Withdraw: 0, Deposit: 2_000_000, Balance: 3_050_000 };

function aLedger(
  rows: (typeof paid | typeof raised)[],
  { page = 1, totalCount = rows.length } = {},
) {
  return renderInShop(<TransactionsPage data={{ rows, page, totalCount }} params={{}} />);
}

test('a withdrawal has a minus and its word, a deposit a plus and its word', () => {
  aLedger([paid, raised]);

  expect(screen.getByRole('row', { name: /خرید ۱۰۴۵۸۲۳/ })).toHaveTextContent('برداشت −۱٬۸۰۰٬۰۰۰');
  expect(screen.getByRole('row', { name: /---/ })).toHaveTextContent('واریز +۲٬۰۰۰٬۰۰۰');
});

test('a row shows its time and the balance after it', () => {
  aLedger([raised]);

  expect(screen.getByRole('row', { name: /---/ })).toHaveTextContent('۱۴ آبان ۱۴۰۴');
  expect(screen.getByRole('row', { name: /---/ })).toHaveTextContent('۳٬۰۵۰٬۰۰۰');
});

test('an empty ledger says that nothing is registered', () => {
  aLedger([]);

  expect(screen.getByRole('heading', { name: 'موردی ثبت نشده است.' })).toBeVisible();
});

test('another page of the ledger takes the focus to its first rows, and is said', () => {
  const data = { rows: [paid], page: 1, totalCount: 21 };
  const { rerender, shell } = renderInShop(<TransactionsPage data={data} params={{}} />);

  rerender(<TransactionsPage data={{ ...data, rows: [raised], page: 2 }} params={{}} />);

  expect(document.activeElement).toContainElement(screen.getByRole('table'));
  expect(shell.seen.announcements).toEqual(['صفحهٔ ۲ از ۳']);
});

test('a ledger of more than ten rows has pages', () => {
  aLedger([paid], { page: 2, totalCount: 21 });

  expect(screen.getByRole('link', { name: 'صفحهٔ ۳' })).toHaveAttribute(
    'href',
    '/transactions?page=3',
  );
});
