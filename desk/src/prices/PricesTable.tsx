import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { persianNumber } from '@kashi/format/persian';
import { Stack } from '@mui/material';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { Said } from '../parts/state/Said.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useUnsaved } from '../parts/form/unsaved.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';
import { afterRefusal, afterSave, changesOf, type Typed, type TypedOffer } from './offers.ts';

interface Props {
  goods: readonly GoodsRow[];
  isPending: boolean;
  typed: Typed;
  /** Takes a function too, for what arrives after more was typed. */
  onType: Dispatch<SetStateAction<Typed>>;
}

/** Every variant with its price and stock as fields. All changes are saved together, or none of them. */
export function PricesTable({ goods, isPending, typed, onType }: Props) {
  const [saved, setSaved] = useState(0);
  // The key stays the same until the server has saved: a second press after a lost answer books no stock twice.
  const [key, setKey] = useState(newPressKey);
  const save = useChange('POST /v1/desk/goods/offers');
  const changes = changesOf(typed);
  const beginAnew = () => {
    setKey(newPressKey());
    onType(new Map());
  };
  const form = useSubmit(null, async () => {
    setSaved(0);
    try {
      const offers = await save.mutateAsync({ changes, key });
      onType((now) => afterSave(now, typed, offers));
    } catch (error) {
      if (error instanceof DeskProblem) {
        onType((now) => afterRefusal(now, changes, error));
        // The server knows the key for other changes, whose answer was lost. What was seen still keeps stock from being booked twice.
        if (error.status === 409) setKey(newPressKey());
      }
      throw error;
    }
    setSaved(changes.length);
    setKey(newPressKey());
  });

  // The list keeps what was typed, also while this table gives way to another page of it.
  useUnsaved(changes.length > 0);

  if (isPending) return <Waiting />;
  const rows = goods.flatMap(({ name, variants }) =>
    variants.map((variant) => ({ ...variant, goodsName: name })),
  );
  const offerOf = (row: Row): TypedOffer =>
    typed.get(row.id) ?? {
      seen: { priceToman: row.priceToman, stock: row.stock, stockCounts: row.stockCounts },
      priceToman: row.priceToman,
      stock: row.stock,
    };
  const set = (row: Row, part: Partial<TypedOffer>) =>
    onType(new Map(typed).set(row.id, { ...offerOf(row), ...part }));

  const columns: Column<Row>[] = [
    { label: messages.name, show: ({ goodsName }) => goodsName },
    { label: messages.variant, show: ({ name }) => name },
    {
      label: messages.price,
      show: (row) => (
        <NumberEntry
          label={messages.priceOf(row.goodsName, row.name)}
          value={offerOf(row).priceToman}
          onChange={(priceToman) => set(row, { priceToman })}
          problem={offerOf(row).said?.priceToman}
        />
      ),
    },
    {
      label: messages.stock,
      show: (row) => (
        <NumberEntry
          label={messages.stockOf(row.goodsName, row.name)}
          value={offerOf(row).stock}
          onChange={(stock) => set(row, { stock })}
          problem={offerOf(row).said?.stock}
        />
      ),
    },
  ];

  return (
    <form onSubmit={form.submit} noValidate>
      <RowsTable caption={messages.title} columns={columns} rows={rows} />
      {form.failure}
      <Said>{saved > 0 && messages.saved(persianNumber(saved))}</Said>
      <Stack direction="row" sx={{ gap: 2, marginBlock: 2 }}>
        <SteadyButton
          type="submit"
          variant="contained"
          isBusy={form.isBusy}
          isOff={changes.length === 0}
        >
          {messages.save(persianNumber(changes.length))}
        </SteadyButton>
        <SteadyButton isOff={typed.size === 0} onClick={beginAnew}>
          {messages.forget}
        </SteadyButton>
      </Stack>
    </form>
  );
}

type Row = GoodsRow['variants'][number] & { goodsName: string };
