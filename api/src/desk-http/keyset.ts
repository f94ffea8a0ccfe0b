import { Refusal } from '../http/refusal.ts';
import { messages } from './messages.ts';

/** The place in a list after which a page begins: what its rows are sorted by, of the last row before it. */
export type Place = readonly (string | number)[];

/** The place that `after` names; null for the first page. Throws a 400 for anything but what `pageOfRows` gave away. */
export function placeAfter<const Kinds extends readonly ('string' | 'number')[]>(
  after: string | undefined,
  kinds: Kinds,
): PlaceOf<Kinds> | null {
  if (after === undefined) return null;
  const place = parsed(after);
  const fits =
    Array.isArray(place) &&
    place.length === kinds.length &&
    kinds.every((kind, index) => typeof place[index] === kind);
  if (!fits) throw new Refusal(400, messages.wrongPage);
  return place as PlaceOf<Kinds>;
}

type PlaceOf<Kinds extends readonly ('string' | 'number')[]> = {
  -readonly [Index in keyof Kinds]: Kinds[Index] extends 'string' ? string : number;
};

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
