import type { DeskOrder } from '@kashi/contracts/desk/orders';
import type { Refund } from '@kashi/contracts/desk/refunds';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { messages } from './messages.ts';
import { aDeskOrder } from './refund-fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

/** The dialog over this order, what it has sent, and what it tells of. */
function dialogOf(order: DeskOrder, answer: { status: number; body: object }) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Record<string, unknown>);
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
  const onDone = vi.fn<(refund: Refund) => void>();
  const onRefused = vi.fn(() => Promise.resolve());
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <RefundDialog order={order} onDone={onDone} onRefused={onRefused} onClose={() => {}} />
    </CoreAdminContext>,
  );
  return { sent, onDone, onRefused };
}

const booked = { status: 200, body: { Value: { state: 'done' }, Message: null, Status: 200 } };
const quantity = () =>
  within(screen.getByRole('group', { name: 'چای احمد (سبز)' })).getByLabelText('تعداد برگشتی');
const sum = () => screen.getByLabelText('مبلغ');
const send = () => userEvent.click(screen.getByRole('button', { name: messages.send }));

test('the sum follows the pieces, and the pieces go back to the stock unless they are broken', async () => {
  const { sent, onDone } = dialogOf(aDeskOrder(), booked);

  await userEvent.type(quantity(), '۱');
  expect(sum()).toHaveProperty('value', '۱۱۰٬۰۰۰');
  await userEvent.click(screen.getByLabelText('به موجودی برگردد'));
  await userEvent.type(screen.getByLabelText('دلیل'), 'شکسته بود');
  await send();

  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      orderId: 12,
      lines: [{ saleParamId: 31, quantity: 1, isRestocked: false }],
      amountToman: 110_000,
      way: 'wallet',
      reason: 'شکسته بود',
      seen: 0,
    },
  ]);
});

test('a sum that was written by hand stays when the pieces change', async () => {
  const { sent } = dialogOf(aDeskOrder(), booked);

  await userEvent.type(sum(), '۹۰۰۰۰');
  await userEvent.type(quantity(), '۲');
  await send();

  await vi.waitFor(() => expect(sent).toMatchObject([{ amountToman: 90_000 }]));
});

test('a refusal stands beside its field, everything written stays, and the same press is sent again', async () => {
  const Message = 'از پول این سفارش تنها ۱۰ تومان برای برگشت مانده است.';
  const Errors = [{ Field: 'amountToman', Message }];
  const refused = { status: 409, body: { Value: null, Message, Errors, Status: 409 } };
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const { sent, onDone, onRefused } = dialogOf(aDeskOrder(), refused);

  await userEvent.type(sum(), '۵۰۰');
  await send();
  await screen.findByRole('alert');
  await send();

  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getAllByText(Message).length).toBeGreaterThan(0);
  expect(sum()).toHaveProperty('value', '۵۰۰');
  expect(sent[1]?.['key']).toBe(sent[0]?.['key']);
  expect(onRefused).toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
  complaint.mockClear();
});

test('pieces that came back before are not asked about again, and what is left of the money is told', () => {
  const order = aDeskOrder({ refundsToman: 220_000 });
  dialogOf(
    { ...order, lines: order.lines.map((line) => ({ ...line, refundedPieces: 2 })) },
    booked,
  );

  expect(screen.queryByLabelText(/تعداد برگشتی/)).toBeNull();
  expect(screen.getByText(messages.rest).nextElementSibling?.textContent).toBe('۴۵٬۰۰۰ تومان');
});
