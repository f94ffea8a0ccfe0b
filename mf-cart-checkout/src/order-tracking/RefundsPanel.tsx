import type { OrderRefund } from '@kashi/contracts/order';
import { jalaliDate } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { Toman } from '@kashi/ui/goods/Toman';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { CopiedCode } from './CopiedCode.tsx';
import { lineName } from '../parts/line-name.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.refunds;

/** What the shop, or the bank on its own, has given back of an order: how much, when, why, and where the money is. Nothing where nothing came back. */
export function RefundsPanel({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <Panel title={messages.title}>
      <Stack gap={5}>
        {refunds.map((refund) => (
          <div key={`${refund.RegDateTime} ${refund.Amount}`}>
            <p>
              <strong>
                <Toman amount={refund.Amount} />
              </strong>
            </p>
            <p>{whereItIs(refund)}</p>
            {refund.TrackingNo && (
              <p>
                {messages.trackingNo}{' '}
                <CopiedCode name={messages.trackingNo} code={refund.TrackingNo} />
              </p>
            )}
            {refund.Details.map((item) => (
              <p key={lineName(item)}>
                {allMessages.pieces(lineName(item), persianNumber(item.Quantity))}
              </p>
            ))}
            {refund.Reason && <p>{allMessages.because(refund.Reason)}</p>}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function whereItIs({ Way, IsByBank, PaidDateTime }: OrderRefund): string {
  if (PaidDateTime === null) return messages.owed;
  const day = jalaliDate(PaidDateTime);
  if (IsByBank) return messages.byBank(day);
  return Way === 'wallet' ? messages.inWallet(day) : messages.transferred(day);
}
