import { sql, type RawBuilder } from 'kysely';

/** A span of whole days in Tehran, the last one included; yyyy-MM-dd of the Gregorian calendar. */
export interface Span {
  from: string;
  to: string;
}

export function within(at: RawBuilder<unknown>, { from, to }: Span) {
  return sql`${at} >= ${beginningOf(from)} and ${at} < ${endOf(to)}`;
}

export function beginningOf(day: string) {
  return sql`${day}::date::timestamp at time zone 'Asia/Tehran'`;
}

export function endOf(day: string) {
  return sql`(${day}::date + 1)::timestamp at time zone 'Asia/Tehran'`;
}
