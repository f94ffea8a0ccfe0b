import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianNumber } from '@kashi/format/persian';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { messages } from './messages.ts';
import { noPieces, type PieceDraft } from './piece-drafts.ts';

type Line = DeskOrder['lines'][number];

interface Props {
  order: DeskOrder;
  /** By the number of the variant. */
  pieces: ReadonlyMap<number, PieceDraft>;
  onChange(pieces: ReadonlyMap<number, PieceDraft>): void;
  problemOf(saleParamId: number): string | undefined;
}

/** How many pieces of each line come back. A line of which nothing is left to come back is not asked about. */
export function PieceFields({ order, pieces, onChange, problemOf }: Props) {
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      {order.lines
        .filter((line) => restOf(line) > 0)
        .map((line) => (
          <LineFields
            key={line.ProductSaleParamId}
            line={line}
            draft={pieces.get(line.ProductSaleParamId) ?? noPieces}
            onChange={(draft) => onChange(new Map(pieces).set(line.ProductSaleParamId, draft))}
            problem={problemOf(line.ProductSaleParamId)}
          />
        ))}
    </Box>
  );
}

interface LineProps {
  line: Line;
  draft: PieceDraft;
  onChange(draft: PieceDraft): void;
  problem: string | undefined;
}

function LineFields({ line, draft, onChange, problem }: LineProps) {
  const { ProductName, ProductSaleParamName } = line;
  const name = ProductSaleParamName
    ? messages.variantOf(ProductName, ProductSaleParamName)
    : ProductName;
  return (
    <FieldSet title={name}>
      <NumberEntry
        label={messages.quantity}
        helperText={messages.quantityHint(persianNumber(restOf(line)))}
        value={draft.quantity}
        onChange={(quantity) => onChange({ ...draft, quantity })}
        problem={problem}
      />
      {draft.quantity !== null && draft.quantity > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.isRestocked}
              onChange={(_, isRestocked) => onChange({ ...draft, isRestocked })}
            />
          }
          label={messages.restock}
        />
      )}
    </FieldSet>
  );
}

function restOf({ Quantity, refundedPieces }: Line): number {
  return Quantity - refundedPieces;
}
