import { persianNumber, persianPercent } from '@kashi/format/persian';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import type { ValueOf } from '../server/ask-desk.ts';
import { messages as allMessages } from './messages.ts';

type Visits = ValueOf<'GET /v1/desk/figures'>['visits'];

const messages = allMessages.visits;
const steps = ['view', 'add', 'begin', 'pay'] as const;

/** What visitors who agreed to be counted did: the way from looking to paying, and the products that they looked at most. */
export function VisitsPart({ visits }: { visits: Visits }) {
  const isEmpty = steps.every((step) => visits[step] === 0);
  return (
    <>
      <FieldSet title={messages.title}>
        <div className="wide">
          {!visits.isCounted && (
            <Typography gutterBottom>
              {messages.isOff}{' '}
              <Link component={RouterLink} to="/settings">
                {messages.switchOn}
              </Link>
            </Typography>
          )}
          {isEmpty ? visits.isCounted && <p>{messages.none}</p> : <Steps visits={visits} />}
        </div>
      </FieldSet>
      {visits.mostViewed.length > 0 && <MostViewed products={visits.mostViewed} />}
    </>
  );
}

function Steps({ visits }: { visits: Visits }) {
  return (
    <>
      <Typography gutterBottom>{messages.ofWhom}</Typography>
      <RowsTable
        caption={messages.title}
        columns={stepColumns}
        rows={steps.map((step, index) => ({
          id: step,
          times: visits[step],
          before: visits[steps[index - 1] ?? step],
          views: visits.view,
        }))}
      />
    </>
  );
}

function MostViewed({ products }: { products: Visits['mostViewed'] }) {
  return (
    <FieldSet title={messages.mostViewed}>
      <div className="wide">
        <RowsTable
          caption={messages.mostViewed}
          columns={productColumns}
          rows={products.map((product) => ({ ...product, id: product.productId }))}
        />
      </div>
    </FieldSet>
  );
}

interface Step {
  id: (typeof steps)[number];
  times: number;
  /** How often the step before it happened. */
  before: number;
  views: number;
}

const stepColumns: Column<Step>[] = [
  { label: messages.step, show: ({ id }) => messages.steps[id] },
  { label: messages.times, isFigure: true, show: ({ times }) => persianNumber(times) },
  {
    label: messages.ofBefore,
    isFigure: true,
    show: ({ id, times, before }) => (id === 'view' ? messages.noShare : share(times, before)),
  },
  {
    label: messages.ofViews,
    isFigure: true,
    show: ({ id, times, views }) => (id === 'view' ? messages.noShare : share(times, views)),
  },
];

const productColumns: Column<Visits['mostViewed'][number] & { id: number }>[] = [
  { label: messages.goods, show: ({ name }) => name },
  { label: messages.views, isFigure: true, show: ({ views }) => persianNumber(views) },
  { label: messages.adds, isFigure: true, show: ({ adds }) => persianNumber(adds) },
  { label: messages.ofViews, isFigure: true, show: ({ adds, views }) => share(adds, views) },
];

/** With one place after the point, since few of many viewers buy. Of nothing there is no share. */
function share(part: number, whole: number): string {
  return whole === 0 ? messages.noShare : persianPercent(Math.round((part / whole) * 1000) / 10);
}
