import type { OfferChange } from '@kashi/contracts/desk/goods/offer-change';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../../server/desk-data.ts';
import { messages } from './messages.ts';
import { OfferHistory } from './OfferHistory.tsx';

afterEach(() => vi.unstubAllGlobals());

const change: OfferChange = {
  at: '2026-01-10T08:00:00.000Z',
  staffName: 'نگار',
  saleParamId: 71,
  variantName: 'لاجوردی',
  what: 'price',
  before: 250_000,
  after: 230_000,
};

/** Opens the history of product 7, whose pages are these; the second one is at «older». */
function opensHistory(...pages: OfferChange[][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://desk.test').search);
    const at = asked.at(-1)!.includes('older') ? 1 : 0;
    const Value = { rows: pages[at], next: at + 1 < pages.length ? 'older' : null };
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <OfferHistory id={7} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: messages.open }));
  return asked;
}

test('the history says who has changed what, from what to what', async () => {
  opensHistory([change, { ...change, what: 'stock', variantName: '', before: null, after: 4 }]);

  const table = await screen.findByRole('table', { name: messages.title });
  const [, price, stock] = within(table).getAllByRole('row');
  for (const text of ['نگار', 'لاجوردی', messages.price, '۲۵۰٬۰۰۰', '۲۳۰٬۰۰۰']) {
    within(price!).getByText(text);
  }
  for (const text of [messages.onlyVariant, messages.stock, messages.none, '۴']) {
    within(stock!).getByText(text);
  }
  expect(screen.queryByRole('button', { name: messages.more })).toBeNull();
});

test('a discount is of all variants, and its moments are days of the calendar', async () => {
  const whole = { ...change, saleParamId: null, variantName: '' };
  opensHistory([
    { ...whole, what: 'discount-until', before: null, after: '2025-11-05T07:12:00Z' },
    { ...whole, what: 'discount', before: 0, after: 15 },
  ]);

  const table = await screen.findByRole('table', { name: messages.title });
  const [, end, discount] = within(table).getAllByRole('row');
  for (const text of [
    messages.allVariants,
    messages['discount-until'],
    '۱۴ آبان ۱۴۰۴، ساعت ۱۰:۴۲',
  ]) {
    within(end!).getByText(text);
  }
  for (const text of [messages.discount, '۰', '۱۵']) within(discount!).getByText(text);
});

test('older changes come below, and nothing is read before it is asked for', async () => {
  const asked = opensHistory([change], [{ ...change, staffName: 'کاوه' }]);

  fireEvent.click(await screen.findByRole('button', { name: messages.more }));

  await screen.findByText('کاوه');
  screen.getByText('نگار');
  expect(asked).toHaveLength(2);
});

test('a product whose price was never changed says so', async () => {
  opensHistory([]);

  await screen.findByText(messages.nothing);
  expect(screen.queryByRole('table')).toBeNull();
});
