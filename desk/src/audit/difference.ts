type Difference = readonly [name: string, was: string, is: string];

const longest = 120;

/** So many letters stand before the place where two long texts part. */
const shownBefore = 30;

/** The fields that differ, each with its values before and after the change; '' where the field was missing. */
export function differenceOf(before: unknown, after: unknown): Difference[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name) => ({ name, one: textOf(was[name]), other: textOf(is[name]) }))
    .filter(({ one, other }) => one !== other)
    .map(({ name, one, other }): Difference => {
      const from = beginOf(one, other);
      return [name, cut(one, from), cut(other, from)];
    });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' ? (value as Record<string, unknown>) : { value };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Where two long texts are shown from: a little before they part, and from the beginning where that is in view anyway. */
function beginOf(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same < longest / 2 ? 0 : same - shownBefore;
}

function cut(text: string, from: number): string {
  if (text === '') return '';
  const end = from + longest;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`;
}
