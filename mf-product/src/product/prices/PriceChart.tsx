import type { PriceChange } from '@kashi/contracts/product/product';
import { jalaliDate, jalaliDayAndMonth } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { Toman } from '@kashi/ui/goods/Toman';
import {
  Area,
  AreaChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import styles from './PriceChart.module.css';

interface PriceChartProps {
  /** The price changes, from old to new; at least one. */
  changes: readonly PriceChange[];
  /** The moment at which the chart ends, in milliseconds since 1970; not before the last change. */
  endsAt: number;
}

/**
 * The chart of a price. The line goes in steps, because a price stays until the next one. Time runs from left to right, as on other
 * price charts. The figure around the chart says it in words, so the chart takes no keys.
 */
export function PriceChart({ changes, endsAt }: PriceChartProps) {
  const points = pointsOf(changes, endsAt);

  return (
    <div className={styles.chart} dir="ltr">
      <ResponsiveContainer>
        <AreaChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 16, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="at"
            type="number"
            domain={['dataMin', 'dataMax']}
            ticks={ticksOf(points)}
            tickFormatter={(at: number) => rightToLeftMark + jalaliDayAndMonth(at)}
            tick={tick}
            tickLine={false}
            stroke="var(--color-line-strong)"
          />
          <YAxis
            dataKey="price"
            domain={['auto', 'auto']}
            tickFormatter={(price: number) => persianNumber(price)}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width="auto"
          />
          <Tooltip content={Said} cursor={{ stroke: 'var(--color-line-strong)' }} />
          <Area
            dataKey="price"
            type="stepAfter"
            stroke="var(--color-primary-text)"
            strokeWidth={2.5}
            fill="var(--color-primary-line)"
            fillOpacity={0.22}
            // `auto` does not animate under reduced motion.
            isAnimationActive="auto"
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Put before a date: a digit has no direction of its own, and the chart's direction is from the left. */
const rightToLeftMark = '\u200f';

interface Point {
  at: number;
  price: number;
}

const tick = { fill: 'var(--color-text-faint)', fontSize: 12 };

/** The chart's points. The last price is drawn until `endsAt`. */
function pointsOf(changes: readonly PriceChange[], endsAt: number): Point[] {
  const points = changes.map(({ PriceChangeDate, Price }) => ({
    at: Date.parse(PriceChangeDate),
    price: Price,
  }));
  const last = points.at(-1);
  return last ? [...points, { at: endsAt, price: last.price }] : points;
}

const tickCount = 5;

function ticksOf(points: readonly Point[]): number[] {
  const first = points[0]?.at ?? 0;
  const step = ((points.at(-1)?.at ?? 0) - first) / (tickCount - 1);
  return Array.from({ length: tickCount }, (_, index) => first + step * index);
}

/** The date and price beside the pointer. */
function Said({ active, payload }: TooltipContentProps) {
  const point = payload[0]?.payload as Point | undefined;
  if (!active || !point) return null;
  return (
    <div className={styles.said} dir="rtl">
      <span>{jalaliDate(point.at)}</span>
      <strong>
        <Toman amount={point.price} />
      </strong>
    </div>
  );
}
