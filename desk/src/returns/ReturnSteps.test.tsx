import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { aDeskOrder } from '../refunds/refund-fixtures.ts';
import { ReturnSteps } from './ReturnSteps.tsx';
import { messages } from './messages.ts';

const asked: DeskReturn = {
  id: 4,
  orderId: 12,
  customerId: 7,
  customerName: 'نگار رضایی',
  mobile: '09121234567',
  state: 'asked',
  reason: 'broken',
  text: 'شکسته است.',
  lines: [{ saleParamId: 31, productName: 'چای احمد', saleParamName: 'سبز', quantity: 1 }],
  countOfPictures: 0,
  askedAt: '2026-01-10T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  receivedBy: null,
  receivedAt: null,
  closedAt: null,
  instruction: '',
  refusalReason: '',
  refund: null,
};

/** The steps of this request for a member who handles orders, and what they have sent. */
function stepsOf(facts: Partial<DeskReturn>, answer: (name: string) => unknown = () => ({})) {
  const sent: [name: string, input: Record<string, unknown>][] = [];
  const ask = (name: string, input: Record<string, unknown>) => {
    if (name.startsWith('POST')) sent.push([name, input]);
    return Promise.resolve().then(() => ({ data: answer(name) }));
  };
  const onRefused = vi.fn();
  render(
    <CoreAdminContext
      dataProvider={{ ...deskData(), ask } as never}
      authProvider={{ getPermissions: () => Promise.resolve(['orders']) } as never}
    >
      <ReturnSteps asked={{ ...asked, ...facts }} onRefused={onRefused} />
    </CoreAdminContext>,
  );
  return { sent, onRefused };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a request is accepted with words that stand there already, and that is said', async () => {
  const { sent } = stepsOf({});

  await press(messages.accept);
  expect(screen.getByLabelText(messages.instruction)).toHaveProperty(
    'value',
    messages.usualInstruction,
  );
  await press(messages.accept);

  expect(await screen.findByText(messages.done.accept)).toBeTruthy();
  expect(sent).toMatchObject([
    ['POST /v1/desk/returns/accept', { id: 4, instruction: messages.usualInstruction }],
  ]);
});

test('a refusal keeps what was written, and the request is read again', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const { sent, onRefused } = stepsOf({}, () => {
    throw new DeskProblem('offline', 0);
  });

  await press(messages.refuse);
  await userEvent.type(screen.getByLabelText(messages.refusalReason), 'استفاده شده است.');
  await press(messages.refuse);
  await screen.findByRole('alert');
  await press(messages.refuse);
  await vi.waitFor(() => expect(sent).toHaveLength(2));

  expect(sent[1]).toEqual(sent[0]);
  expect(screen.getByLabelText(messages.refusalReason)).toHaveProperty('value', 'استفاده شده است.');
  expect(onRefused).toHaveBeenCalled();
  complaint.mockClear();
});

test('the refund begins with the pieces that are back and what they are worth', async () => {
  const { sent } = stepsOf({ state: 'received' }, (name) =>
    name === 'GET /v1/desk/orders/one' ? aDeskOrder() : {},
  );

  await press(messages.refundGoods);
  expect(await screen.findByLabelText('مبلغ')).toHaveProperty('value', '۱۱۰٬۰۰۰');
  await press(messages.refundGoods);

  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      [
        'POST /v1/desk/returns/refund',
        {
          id: 4,
          lines: [{ saleParamId: 31, quantity: 1, isRestocked: true }],
          amountToman: 110_000,
          way: 'wallet',
          reason: messages.refundReason,
          seen: 0,
        },
      ],
    ]),
  );
});

test('a request whose refund waits for an owner has no step', async () => {
  const refund = { id: 3, amountToman: 1, state: 'pending', way: 'wallet' } as const;
  stepsOf({ state: 'received', refund });

  await Promise.resolve();

  expect(screen.queryByRole('button')).toBeNull();
});
