import type { OfferChange } from '@kashi/contracts/desk/goods/offer-change';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { SteadyButton } from '../../parts/form/SteadyButton.tsx';
import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { RowsTable, type Column } from '../../parts/list/ListTable.tsx';
import { Failure } from '../../parts/state/Failure.tsx';
import { Waiting } from '../../parts/state/Waiting.tsx';
import type { DeskData } from '../../server/desk-data.ts';
import { messages } from './messages.ts';

const call = 'GET /v1/desk/goods/history';

/** Who has changed prices, stocks and discounts of a product, from what to what; read once it is asked for. */
export function OfferHistory({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Changes id={id} />;
  return (
    <Button variant="text" onClick={() => setIsOpen(true)}>
      {messages.open}
    </Button>
  );
}

function Changes({ id }: { id: number }) {
  const desk = useDataProvider<DeskData>();
  const history = useInfiniteQuery({
    queryKey: ['desk', call, id],
    queryFn: async ({ pageParam: after }) =>
      (await desk.ask(call, { id, ...(after !== null && { after }) })).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const rows = history.data?.pages.flatMap((page) => page.rows) ?? [];

  return (
    <FieldSet title={messages.title}>
      <div className="wide">
        {history.isPending && <Waiting />}
        {history.isSuccess && rows.length === 0 && (
          <Typography role="status">{messages.nothing}</Typography>
        )}
        {rows.length > 0 && (
          <>
            <Typography>{messages.hint}</Typography>
            <RowsTable caption={messages.title} columns={columns} rows={rows.map(withKey)} />
          </>
        )}
        {history.isError && (
          <Failure
            error={history.error}
            onRetry={() => void (rows.length > 0 ? history.fetchNextPage() : history.refetch())}
          />
        )}
        {history.hasNextPage && !history.isError && (
          <SteadyButton isBusy={history.isFetching} onClick={() => void history.fetchNextPage()}>
            {messages.more}
          </SteadyButton>
        )}
      </div>
    </FieldSet>
  );
}

/** One saving may change several variants at one time, so a change has no number of its own. */
function withKey(change: OfferChange, index: number): OfferChange & { id: number } {
  return { ...change, id: index };
}

function amount(value: OfferChange['before']): string {
  if (value === null) return messages.none;
  return typeof value === 'number' ? persianNumber(value) : jalaliDateTime(value);
}

function variantOf({ saleParamId, variantName }: OfferChange): string {
  return saleParamId === null ? messages.allVariants : variantName || messages.onlyVariant;
}

const columns: Column<OfferChange & { id: number }>[] = [
  { label: messages.at, show: ({ at }) => jalaliDateTime(at) },
  { label: messages.who, show: ({ staffName }) => staffName },
  { label: messages.variant, show: variantOf },
  { label: messages.what, show: ({ what }) => messages[what] },
  { label: messages.before, show: ({ before }) => amount(before), isFigure: true },
  { label: messages.after, show: ({ after }) => amount(after), isFigure: true },
];
