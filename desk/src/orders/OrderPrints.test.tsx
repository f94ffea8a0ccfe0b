import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianToman } from '@kashi/format/persian';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { aDeskOrder } from '../refunds/refund-fixtures.ts';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { OrderPrints } from './OrderPrints.tsx';
import type { SheetKind } from './PrintSheet.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The paper of an order. */
async function printed(order: DeskOrder, kind: SheetKind): Promise<HTMLElement> {
  vi.stubGlobal('print', () => undefined);
  const answer = { Value: null, Message: null, Status: 200 };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <OrderPrints order={order} />
    </CoreAdminContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: messages.prints[kind] }));
  return screen.findByRole('article', { hidden: true });
}

test.each(['invoice', 'slip'] as const)(
  'the paper of the customer (%s) is headed by what it is, not by the button that prints it',
  async (kind) => {
    const sheet = within(await printed(aDeskOrder(), kind));

    const heading = sheet.getByRole('heading', { level: 1, hidden: true });
    expect(heading.textContent).toBe(kind === 'invoice' ? 'فاکتور' : 'برگهٔ بسته');
  },
);

test('the rows of an invoice add up to its sums, also where a product was bought at a discount', async () => {
  const [line] = aDeskOrder().lines;
  const order = aDeskOrder({
    lines: line ? [{ ...line, FinalPriceSum: 160_000 }] : [],
    discount: 40_000,
    tax: 16_000,
    totalToman: 221_000,
  });

  const sheet = within(await printed(order, 'invoice'));

  const textsOf = (role: 'columnheader' | 'cell') =>
    sheet.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent);
  expect(textsOf('columnheader').slice(2)).toEqual(['قیمت واحد', 'قیمت کل', 'تخفیف', 'مبلغ نهایی']);
  expect(textsOf('cell').slice(2)).toEqual(
    [100_000, 200_000, 40_000, 160_000].map((toman) => persianToman(toman)),
  );
  expect(sheet.getByText(persianToman(-40_000))).toBeTruthy();
});
