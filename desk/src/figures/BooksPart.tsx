import { bookNames } from '@kashi/contracts/desk/books';
import { gateways } from '@kashi/contracts/gateways';
import { persianNumber, persianToman } from '@kashi/format/persian';
import { Stack, Typography } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { FileLink } from '../parts/screen/FileLink.tsx';
import { useReading } from '../parts/state/reading.ts';
import { Failure } from '../parts/state/Failure.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { addressOf, type InputOf, type ValueOf } from '../server/ask-desk.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.books;

/** The rows of a span in which no bank was paid: on a desktop, what lies below stays where it is when they come. */
const leastRows = 8;

/** What moved in the span by the day on which it moved, for the bookkeeper: sums to compare, and the rows behind them as files. */
export function BooksPart({ span }: { span: InputOf<'GET /v1/desk/books'> }) {
  const books = useReading('GET /v1/desk/books', span);
  return (
    <FieldSet title={messages.title}>
      <div className="wide">
        <Typography gutterBottom>{messages.hint}</Typography>
        {books.isPending && <Waiting rows={leastRows} />}
        {books.isLoadingError && (
          <Failure error={books.error} onRetry={() => void books.refetch()} />
        )}
        {books.data && (
          <RowsTable caption={messages.title} columns={columns} rows={rowsOf(books.data)} />
        )}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', marginBlockStart: 2 }}>
          {bookNames.map((of) => (
            <FileLink key={of} href={addressOf('GET /v1/desk/books/csv', { ...span, of })}>
              {messages.files[of]}
            </FileLink>
          ))}
        </Stack>
      </div>
    </FieldSet>
  );
}

interface BookRow {
  id: string;
  name: string;
  /** Null where nothing is counted. */
  times: number | null;
  toman: number;
}

const columns: Column<BookRow>[] = [
  { label: messages.what, show: ({ name }) => name },
  {
    label: messages.times,
    isFigure: true,
    show: ({ times }) => (times === null ? messages.noTimes : persianNumber(times)),
  },
  { label: messages.sum, isFigure: true, show: ({ toman }) => persianToman(toman) },
];

function rowsOf({ received, returned, wallets, waiting }: ValueOf<'GET /v1/desk/books'>) {
  const names = messages.rows;
  const walletRow = (id: keyof typeof wallets) => ({
    id,
    name: names[id],
    times: null,
    toman: wallets[id],
  });
  return [
    ...received.map(({ gateway, payments, toman }) => ({
      id: gateway,
      name: names.receivedAt(gateways[gateway].title),
      times: payments,
      toman,
    })),
    ...returned.map(({ way, refunds, toman }) => ({
      id: `to-${way}`,
      name: names.ways[way],
      times: refunds,
      toman,
    })),
    walletRow('beforeToman'),
    walletRow('depositsToman'),
    walletRow('withdrawalsToman'),
    walletRow('afterToman'),
    { id: 'waiting', name: names.waiting, times: waiting.payments, toman: waiting.toman },
  ] satisfies BookRow[];
}
