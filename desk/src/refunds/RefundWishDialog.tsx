import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianToman, toPersianDigits } from '@kashi/format/persian';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { SoleOwner } from '../parts/state/SoleOwner.tsx';
import { newPressKey } from '../server/press-key.ts';
import { PieceFields } from './PieceFields.tsx';
import { messages } from './messages.ts';
import { chosenLines, type PieceDraft } from './piece-drafts.ts';
import { restOf, worthOf } from './worth.ts';

type RefundWish = InputOf<'POST /v1/desk/refunds/ask'>;

interface Props {
  order: DeskOrder;
  /** What stands there at first. Only these lines are asked about; without it all of them, and nothing stands there. */
  begin?: { pieces: ReadonlyMap<number, PieceDraft>; reason: string };
  /** Sends what was entered; a refusal stands beside its field. */
  send(wish: RefundWish): Promise<void>;
  onClose(): void;
  /** Reads the order again: a refusal may come from a refund of another member. */
  onRefused(): Promise<unknown>;
}

/** Asks what is given back of an order: pieces, or a sum. The sum follows the pieces until the member writes another one. */
export function RefundWishDialog({ order, begin, send, onClose, onRefused }: Props) {
  const [pieces, setPieces] = useState<ReadonlyMap<number, PieceDraft>>(
    () => begin?.pieces ?? new Map<number, PieceDraft>(),
  );
  const [typedToman, setTypedToman] = useState<number | null>();
  const [way, setWay] = useState<RefundWish['way']>('wallet');
  const [reason, setReason] = useState(begin?.reason ?? '');
  // The key stays the same while the dialog is open: a second press after a lost answer refunds nothing again.
  const [key] = useState(newPressKey);

  const lines = chosenLines(pieces);
  const worth = worthOf(order, new Map(lines.map((line) => [line.saleParamId, line.quantity])));
  const amountToman = typedToman === undefined ? worth || null : typedToman;
  const form = useSubmit([[...pieces], typedToman, way, reason], async () => {
    try {
      await send({
        orderId: order.id,
        lines,
        // A missing amount is sent as null, and the server says that the amount is missing.
        amountToman: amountToman as number,
        way,
        reason,
        seen: order.refunds.length,
        key,
      });
    } catch (error) {
      await onRefused();
      throw error;
    }
  });
  const asked = begin
    ? order.lines.filter(({ ProductSaleParamId }) => begin.pieces.has(ProductSaleParamId))
    : order.lines;

  return (
    <AskDialog
      title={messages.askOf(toPersianDigits(String(order.id)))}
      send={messages.send}
      form={form}
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
        order={{ ...order, lines: asked }}
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
        onChange={(chosen) => setWay(chosen as RefundWish['way'])}
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
      <SoleOwner />
    </AskDialog>
  );
}
