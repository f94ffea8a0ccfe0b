import type { Transfer } from '@kashi/contracts/desk/transfers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const transfer: Transfer = {
  id: 4,
  customerId: 7,
  customerName: 'نگار رضایی',
  mobile: '09121234567',
  trackingNo: '771234',
  amount: 2_500_000,
  currency: 'ریال',
  reportedToman: 250_000,
  cardLastNo: '1238',
  toCard: '6037990000001238',
  paidOn: '1404/10/20',
  comment: '',
  state: 'pending',
  reportedAt: '2026-01-10T08:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  creditedToman: null,
  reason: '',
  sameNumber: [],
};

test('the reported sum stands there in toman, and a lost answer is asked again by the same press', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const asked: unknown[] = [];
  const ask = (_name: string, input: unknown) => {
    asked.push(input);
    return Promise.reject(new DeskProblem('offline', 0));
  };
  const onRefused = vi.fn();
  const close = () => {};
  render(
    <CoreAdminContext dataProvider={{ ...deskData(), ask } as never}>
      <ConfirmDialog transfer={transfer} onDone={close} onRefused={onRefused} onClose={close} />
    </CoreAdminContext>,
  );
  const send = screen.getByRole('button', { name: 'تأیید واریز' });

  await userEvent.click(send);
  await screen.findByRole('alert');
  await userEvent.click(send);
  await vi.waitFor(() => expect(asked).toHaveLength(2));

  expect(asked[0]).toMatchObject({ id: 4, amountToman: 250_000 });
  expect(asked[1]).toEqual(asked[0]);
  expect(onRefused).toHaveBeenCalled();
  complaint.mockClear();
});
