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
  /** The moment until which the last price is drawn, in milliseconds since 1970. */
  readAt: number;
}

/** The present, lowest and highest price, the chart, and the same numbers as a table. */
export function PriceChanges({ changes, readAt }: PriceChangesProps) {
  const first = changes[0];
  const last = changes.at(-1);
  if (!first || !last) {
    return <Empty icon={<IconChartLine aria-hidden="true" />} {...messages.none} level={3} />;
  }

  const prices = changes.map(({ Price }) => Price);
  const course = messages.chart(
    jalaliDate(first.PriceChangeDate),
    jalaliDate(readAt),
    first.Price,
    last.Price,
  );

  return (
    <>
      <dl className={styles.extremes}>
        <Extreme title={messages.now} price={last.Price} />
        <Extreme title={messages.lowest} price={Math.min(...prices)} />
        <Extreme title={messages.highest} price={Math.max(...prices)} />
      </dl>
      <figure className={styles.chart} role="img" aria-label={course}>
        <LatePart load={loadChart} props={{ changes, readAt }} />
      </figure>
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
