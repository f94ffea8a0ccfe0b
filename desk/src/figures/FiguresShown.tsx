import { persianNumber, persianToman, toPersianDigits } from '@kashi/format/persian';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { FileLink } from '../parts/screen/FileLink.tsx';
import { addressOf, type InputOf, type ValueOf } from '../server/ask-desk.ts';
import { BooksPart } from './BooksPart.tsx';
import { SalesChart } from './SalesChart.tsx';
import { VisitsPart } from './VisitsPart.tsx';
import { messages } from './messages.ts';
import { monthName } from './month-name.ts';

type Figures = ValueOf<'GET /v1/desk/figures'>;

interface Props {
  figures: Figures;
  span: InputOf<'GET /v1/desk/figures'>;
}

/** The figures of a span: a chart, and a table for each kind, which is a file for spreadsheets as well. */
export function FiguresShown({ figures, span }: Props) {
  const file = (of: 'goods' | 'searches', name: string) => (
    <FileLink
      href={addressOf('GET /v1/desk/figures/csv', { ...span, of })}
      aria-label={messages.csvOf(name)}
    >
      {messages.csv}
    </FileLink>
  );
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
            rows={figures.months.map((month) => ({
              ...month,
              id: month.jalaliMonth,
              name: monthName(month.jalaliMonth, figures.days),
            }))}
          />
        </div>
      </FieldSet>
      <BooksPart span={span} />
      <FieldSet title={messages.best}>
        <div className="wide">
          {figures.best.length === 0 ? (
            <p>{messages.noBest}</p>
          ) : (
            <RowsTable
              caption={messages.best}
              columns={bestColumns}
              rows={figures.best.map((goods) => ({ ...goods, id: goods.productId }))}
            />
          )}
          {figures.best.length > 0 && file('goods', messages.best)}
        </div>
      </FieldSet>
      <VisitsPart visits={figures.visits} />
      <FieldSet title={messages.emptySearches}>
        <div className="wide">
          {figures.emptySearches.length === 0 ? (
            <p>{messages.noEmptySearches}</p>
          ) : (
            <RowsTable
              caption={messages.emptySearches}
              columns={searchColumns}
              rows={figures.emptySearches.map((search) => ({ ...search, id: search.text }))}
            />
          )}
          {figures.emptySearches.length > 0 && file('searches', messages.emptySearches)}
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

type Sold = Pick<
  Figures['days'][number],
  'orders' | 'pieces' | 'salesToman' | 'returnedToman' | 'leftCarts'
>;

const soldColumns: Column<Sold & { id: string }>[] = [
  { label: messages.orders, isFigure: true, show: ({ orders }) => persianNumber(orders) },
  { label: messages.pieces, isFigure: true, show: ({ pieces }) => persianNumber(pieces) },
  { label: messages.sales, isFigure: true, show: ({ salesToman }) => persianToman(salesToman) },
  {
    label: messages.returned,
    isFigure: true,
    show: ({ returnedToman }) => persianToman(returnedToman),
  },
  { label: messages.leftCarts, isFigure: true, show: ({ leftCarts }) => persianNumber(leftCarts) },
];

const monthColumns: Column<Sold & { id: string; name: string }>[] = [
  { label: messages.month, show: ({ name }) => name },
  ...soldColumns,
];

const dayColumns: Column<Figures['days'][number] & { id: string }>[] = [
  { label: messages.day, show: ({ jalali }) => toPersianDigits(jalali) },
  ...soldColumns,
];

const searchColumns: Column<Figures['emptySearches'][number] & { id: string }>[] = [
  // The name of a model keeps its own digits.
  {
    label: messages.searched,
    show: ({ text }) => (/[a-z]/.test(text) ? text : toPersianDigits(text)),
  },
  { label: messages.times, isFigure: true, show: ({ times }) => persianNumber(times) },
];

const bestColumns: Column<Figures['best'][number] & { id: number }>[] = [
  { label: messages.goods, show: ({ name }) => name },
  { label: messages.pieces, isFigure: true, show: ({ pieces }) => persianNumber(pieces) },
  { label: messages.sales, isFigure: true, show: ({ salesToman }) => persianToman(salesToman) },
];
