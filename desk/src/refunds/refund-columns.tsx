import type { Refund } from '@kashi/contracts/desk/refunds';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, persianToman } from '@kashi/format/persian';
import type { Column } from '../parts/list/ListTable.tsx';
import type { Saying } from '../parts/state/use-said.tsx';
import { RefundStep } from './RefundStep.tsx';
import { messages } from './messages.ts';

/** What a table says of a refund, wherever it stands; `say` tells what a step in it has done. */
export const refundColumnsWith = (say: Saying['say']): Column<Refund>[] => [
  { label: messages.at, show: ({ askedAt }) => jalaliDateTime(askedAt) },
  { label: messages.amount, isFigure: true, show: ({ amountToman }) => persianToman(amountToman) },
  { label: messages.forWhat, show: (refund) => <Cause refund={refund} /> },
  { label: messages.who, show: whoHandled },
  { label: messages.state, show: (refund) => <RefundStep refund={refund} onDone={say} /> },
];

function Cause({ refund: { lines, reason } }: { refund: Refund }) {
  return (
    <div>
      {lines.map(({ productName, saleParamName, quantity, isRestocked }) => {
        const name =
          saleParamName === '' ? productName : messages.variantOf(productName, saleParamName);
        const words = isRestocked ? messages.piecesBack : messages.pieces;
        return <div key={name}>{words(name, persianNumber(quantity))}</div>;
      })}
      <div>{reason}</div>
    </div>
  );
}

function whoHandled({ askedBy, decidedBy, paidBy }: Refund): string {
  return messages.whoAll([askedBy, decidedBy, paidBy].filter((name) => name !== null));
}
