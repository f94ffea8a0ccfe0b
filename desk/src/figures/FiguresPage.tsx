import { plusDays, readDay, todayInTehran, writeDay } from '@kashi/shared/format/jalali-days';
import { persianNumber, persianToman, toPersianDigits } from '@kashi/shared/format/persian';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import type { ValueOf } from '../server/ask-desk.ts';
import { SalesChart } from './SalesChart.tsx';
import { gregorian } from './gregorian.ts';
import { messages } from './messages.ts';

type Figures = ValueOf<'GET /v1/desk/figures'>;

/** Sales, orders, returns and best-selling goods between two days. */
export function FiguresPage() {
  const today = todayInTehran();
  const [typed, setTyped] = useState({
    from: toPersianDigits(writeDay(plusDays(today, -29))),
    to: toPersianDigits(writeDay(today)),
  });
  const [span, setSpan] = useState(() => ({
    from: gregorian(plusDays(today, -29)),
    to: gregorian(today),
  }));
  const figures = useReading('GET /v1/desk/figures', span);
  const entry = (name: 'from' | 'to') => (
    <TextEntry
      label={messages[name]}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      problem={readDay(typed[name]) ? undefined : messages.wrongDay}
      ltr
    />
  );

  return (
    <>
      <ScreenHead title={messages.title} />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [from, to] = [readDay(typed.from), readDay(typed.to)];
          if (from && to) setSpan({ from: gregorian(from), to: gregorian(to) });
        }}
      >
        <FieldSet title={messages.span}>
          {entry('from')}
          {entry('to')}
          <Button type="submit" variant="outlined">
            {messages.show}
          </Button>
        </FieldSet>
      </form>
      {figures.isPending && <Waiting />}
      {figures.isLoadingError && (
        <Failure error={figures.error} onRetry={() => void figures.refetch()} />
      )}
      {figures.data && <Shown figures={figures.data} />}
    </>
  );
}

function Shown({ figures }: { figures: Figures }) {
  return (
    <>
      <FieldSet title={messages.sales}>
        <div className="wide">
          <SalesChart days={figures.days} />
        </div>
      </FieldSet>
      <FieldSet title={messages.months}>
        <div className="wide">
          <RowsTable
            caption={messages.months}
            columns={monthColumns}
            rows={figures.months.map((month) => ({ ...month, id: month.jalaliMonth }))}
          />
        </div>
      </FieldSet>
      <FieldSet title={messages.best}>
        <div className="wide">
          <RowsTable
            caption={messages.best}
            columns={bestColumns}
            rows={figures.best.map((goods) => ({ ...goods, id: goods.productId }))}
          />
        </div>
      </FieldSet>
      <FieldSet title={messages.days}>
        <div className="wide">
          <RowsTable
            caption={messages.days}
            columns={dayColumns}
            rows={figures.days.map((day) => ({ ...day, id: day.date }))}
          />
        </div>
      </FieldSet>
    </>
  );
}

type Sold = Pick<Figures['days'][number], 'orders' | 'pieces' | 'salesToman' | 'returnedToman'>;

const soldColumns: Column<Sold & { id: string }>[] = [
  { label: messages.orders, isFigure: true, show: ({ orders }) => persianNumber(orders) },
  { label: messages.pieces, isFigure: true, show: ({ pieces }) => persianNumber(pieces) },
  { label: messages.sales, isFigure: true, show: ({ salesToman }) => persianToman(salesToman) },
  {
    label: messages.returned,
    isFigure: true,
    show: ({ returnedToman }) => persianToman(returnedToman),
  },
];

const monthColumns: Column<Figures['months'][number] & { id: string }>[] = [
  { label: messages.month, show: ({ jalaliMonth }) => toPersianDigits(jalaliMonth) },
  ...soldColumns,
];

const dayColumns: Column<Figures['days'][number] & { id: string }>[] = [
  { label: messages.day, show: ({ jalali }) => toPersianDigits(jalali) },
  ...soldColumns,
];

const bestColumns: Column<Figures['best'][number] & { id: number }>[] = [
  { label: messages.goods, show: ({ name }) => name },
  { label: messages.pieces, isFigure: true, show: ({ pieces }) => persianNumber(pieces) },
  { label: messages.sales, isFigure: true, show: ({ salesToman }) => persianToman(salesToman) },
];
