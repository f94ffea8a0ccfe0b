import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import type { PriceChange } from '@kashi/contracts/product/product';
import { jalaliDate } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { LatePart } from '@kashi/kit/late/LatePart';
import { Accordion } from '@kashi/ui/text/Accordion';
import { Empty } from '@kashi/ui/notice/Empty';
import { Table } from '@kashi/ui/text/Table';
import { Toman } from '@kashi/ui/goods/Toman';
import { messages } from './messages.ts';
import styles from './PriceChanges.module.css';

interface PriceChangesProps {
  /** The price changes, from old to new. */
  changes: readonly PriceChange[];
  /** The moment of the reading, in milliseconds since 1970. */
  readAt: number;
  /** Whether there is a price today: a price that was taken away is a matter of a call (§1), and is not noted as a change. */
  isPriced: boolean;
}

/** The present, lowest and highest price, the chart, and the same numbers as a table. */
export function PriceChanges({ changes, readAt, isPriced }: PriceChangesProps) {
  const first = changes[0];
  const last = changes.at(-1);
  if (!first || !last) {
    const { title, text } = messages.none;
    return (
      <Empty
        icon={<IconChartLine aria-hidden="true" />}
        title={title}
        text={isPriced && text}
        level={3}
      />
    );
  }

  // Nobody knows how long a price held that is gone.
  const lastChange = Date.parse(last.PriceChangeDate);
  const endsAt = isPriced ? Math.max(readAt, lastChange) : lastChange;
  const prices = changes.map(({ Price }) => Price);
  const course = messages.chart(
    jalaliDate(first.PriceChangeDate),
    jalaliDate(endsAt),
    first.Price,
    last.Price,
  );

  return (
    <>
      <dl className={styles.extremes}>
        {isPriced && <Extreme title={messages.now} price={last.Price} />}
        <Extreme title={messages.lowest} price={Math.min(...prices)} />
        <Extreme title={messages.highest} price={Math.max(...prices)} />
      </dl>
      {endsAt > Date.parse(first.PriceChangeDate) && (
        <figure className={styles.chart} role="img" aria-label={course}>
          <LatePart load={loadChart} props={{ changes, endsAt }} />
        </figure>
      )}
      <p className={styles.note}>{messages.beforeDiscount}</p>
      <Accordion title={messages.asTable}>
        <Table
          caption={messages.title}
          columns={[
            { heading: messages.date, cell: (change) => jalaliDate(change.PriceChangeDate) },
            {
              heading: messages.price,
              cell: (change) => <Toman amount={change.Price} />,
              kind: 'numeric',
            },
          ]}
          rows={[...changes].reverse()}
          keyOf={(change) => change.PriceChangeDate}
        />
      </Accordion>
    </>
  );
}

/** Loads the chart late, because its library is many times as large as the page. */
const loadChart = () => import('./PriceChart.tsx').then(({ PriceChart }) => PriceChart);

function Extreme({ title, price }: { title: string; price: number }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{persianNumber(price)}</dd>
    </div>
  );
}
