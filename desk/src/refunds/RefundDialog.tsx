import { fourEyesAboveToman } from '@kashi/shared/contracts/desk/customers';
import type { DeskOrder } from '@kashi/shared/contracts/desk/orders';
import type { Refund } from '@kashi/shared/contracts/desk/refunds';
import { persianToman, toPersianDigits } from '@kashi/shared/format/persian';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { newPressKey } from '../server/press-key.ts';
import { PieceFields } from './PieceFields.tsx';
import { messages } from './messages.ts';
import { chosenLines, type PieceDraft } from './piece-drafts.ts';
import { restOf, worthOf } from './worth.ts';

interface Props {
  order: DeskOrder;
  onDone(refund: Refund): void;
  onClose(): void;
  /** Reads the order again: a refusal may come from a refund of another member. */
  onRefused(): Promise<unknown>;
}

/** Gives back pieces of an order, or a sum. The sum follows the pieces until the member writes another one. */
export function RefundDialog({ order, onDone, onClose, onRefused }: Props) {
  const [pieces, setPieces] = useState<ReadonlyMap<number, PieceDraft>>(new Map());
  const [typedToman, setTypedToman] = useState<number | null>();
  const [way, setWay] = useState('wallet');
  const [reason, setReason] = useState('');
  // The key stays the same while the dialog is open: a second press after a lost answer refunds nothing again.
  const [key] = useState(newPressKey);
  const ask = useChange('POST /v1/desk/refunds/ask');

  const lines = chosenLines(pieces);
  const worth = worthOf(order, new Map(lines.map((line) => [line.saleParamId, line.quantity])));
  const amountToman = typedToman === undefined ? worth || null : typedToman;
  const form = useSubmit(async () => {
    try {
      const refund = await ask.mutateAsync({
        orderId: order.id,
        lines,
        // A missing amount is sent as null, and the server says that the amount is missing.
        amountToman: amountToman as number,
        way: way as Refund['way'],
        reason,
        seen: order.refunds.length,
        key,
      });
      onDone(refund);
    } catch (error) {
      await onRefused();
      throw error;
    }
  });

  return (
    <AskDialog
      title={messages.askOf(toPersianDigits(String(order.id)))}
      send={messages.send}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {form.failure}
      <Facts
        facts={[
          [messages.paid, persianToman(order.totalToman)],
          [messages.before, order.refundsToman === 0 ? null : persianToman(order.refundsToman)],
          [messages.rest, persianToman(restOf(order))],
        ]}
      />
      <PieceFields
        order={order}
        pieces={pieces}
        onChange={setPieces}
        problemOf={(saleParamId) => {
          const index = lines.findIndex((line) => line.saleParamId === saleParamId);
          return form.problemOf(`lines.${index}.quantity`);
        }}
      />
      <NumberEntry
        label={messages.amount}
        helperText={messages.amountHint(worth === 0 ? '' : persianToman(worth))}
        value={amountToman}
        onChange={setTypedToman}
        problem={form.problemOf('amountToman')}
      />
      <Choice
        label={messages.way}
        value={way}
        onChange={setWay}
        choices={Object.entries(messages.ways)}
      />
      <TextEntry
        label={messages.reason}
        helperText={`${messages.reasonHint} ${messages.limit(persianToman(fourEyesAboveToman))}`}
        value={reason}
        onChange={setReason}
        problem={form.problemOf('reason')}
        multiline
        minRows={2}
      />
    </AskDialog>
  );
}
