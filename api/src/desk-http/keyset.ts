import { Refusal } from '../http/refusal.ts';
import { messages } from './messages.ts';

/** The place in a list after which a page begins: what its rows are sorted by, of the last row before it. */
export type Place = readonly (string | number)[];

/** What stands in a place: a text, a moment in ISO 8601, a number of the type `int`, or one of the type `bigint`. */
type Kind = 'text' | 'moment' | 'int' | 'bigint';

/**
 * The place that `after` names; null for the first page. Throws a 400 for anything but what `pageOfRows` may have given away: the
 * store fails at a moment or a number that its columns cannot hold.
 */
export function placeAfter<const Kinds extends readonly Kind[]>(
  after: string | undefined,
  kinds: Kinds,
): PlaceOf<Kinds> | null {
  if (after === undefined) return null;
  const place = parsed(after);
  const fits =
    Array.isArray(place) &&
    place.length === kinds.length &&
    kinds.every((kind, index) => isOf[kind](place[index]));
  if (!fits) throw new Refusal(400, messages.wrongPage);
  return place as PlaceOf<Kinds>;
}

type PlaceOf<Kinds extends readonly Kind[]> = {
  -readonly [Index in keyof Kinds]: Kinds[Index] extends 'text' | 'moment' ? string : number;
};

const isOf: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  moment: (value) => typeof value === 'string' && /^\d{4}-/.test(value) && isMoment(value),
  int: (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) <= largestInt,
  bigint: (value) => Number.isSafeInteger(value),
};

const largestInt = 2 ** 31 - 1;

function isMoment(text: string): boolean {
  const moment = new Date(text);
  return moment.getTime() > beforeTheFirstYear && moment.toISOString() === text;
}

const beforeTheFirstYear = Date.parse('0001-01-01T00:00:00.000Z') - 1;

/** A page out of rows of which one more than `limit` were read; `placeOf` gives what they are sorted by. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: page, next: hasMore ? written(placeOf(last)) : null };
}

function written(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    // Not one of ours; the caller refuses it with a sentence.
    return undefined;
  }
}
