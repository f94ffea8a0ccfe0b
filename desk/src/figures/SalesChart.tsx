import { persianNumber, persianToman, toPersianDigits } from '@kashi/format/persian';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ValueOf } from '../server/ask-desk.ts';
import { messages } from './messages.ts';
import styles from './SalesChart.module.css';

/** Sales by day, from left to right, as time runs in charts. The table below the chart has the same figures. */
export function SalesChart({ days }: { days: ValueOf<'GET /v1/desk/figures'>['days'] }) {
  return (
    <figure className={styles['chart']} aria-label={messages.chart}>
      <ResponsiveContainer width="100%" height={280}>
        <BarChart data={days} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="jalali"
            tickFormatter={(day: string) => toPersianDigits(day.slice(5))}
            stroke="var(--color-text-faint)"
          />
          <YAxis
            width={90}
            tickFormatter={(toman: number) => persianNumber(toman)}
            stroke="var(--color-text-faint)"
          />
          <Tooltip
            formatter={(toman) => [persianToman(Number(toman)), messages.sales]}
            labelFormatter={(day) => (typeof day === 'string' ? toPersianDigits(day) : '')}
            contentStyle={{
              background: 'var(--color-surface)',
              borderColor: 'var(--color-line)',
              direction: 'rtl',
            }}
            cursor={{ fill: 'var(--color-sunken)' }}
          />
          <Bar
            dataKey="salesToman"
            fill="var(--color-primary)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
