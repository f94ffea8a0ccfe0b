import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, toPersianDigits } from '@kashi/format/persian';
import { valueMessages } from './value-messages.ts';

const longest = 120;

/** So many letters stand before the place where two long texts part. */
const shownBefore = 30;

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A number that counts nothing: grouping by threes would make it an amount. */
const isNumberOfSomething = /(?:id|code|version)$/i;

/** What stood under a name before and after, in words; '' for nothing. Of long texts the place where they part. */
export function wordsOf(name: string, was: unknown, is: unknown): readonly [string, string] {
  const [one, other] = [wordOf(name, was), wordOf(name, is)];
  const from = beginOf(one, other);
  return [cut(one, from), cut(other, from)];
}

function wordOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? valueMessages.yes : valueMessages.no;
  if (typeof value === 'number') {
    return isNumberOfSomething.test(name) ? toPersianDigits(String(value)) : persianNumber(value);
  }
  if (typeof value === 'string') {
    return moment.test(value) ? jalaliDateTime(value) : (choices(name)[value] ?? value);
  }
  if (Array.isArray(value))
    return value.map((each) => wordOf(name, each)).join(valueMessages.between);
  if (typeof value === 'object' && 'Base' in value) return String(value.Base);
  return JSON.stringify(value);
}

function choices(name: string): Readonly<Record<string, string>> {
  const { choices: known }: { choices: Record<string, Record<string, string>> } = valueMessages;
  return known[name] ?? {};
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
