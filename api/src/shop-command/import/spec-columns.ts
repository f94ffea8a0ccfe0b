import { plainName } from '@kashi/contracts/text/plain-name';

/** A specification as the name of its column says it: `spec: screen / size`. */
export interface SpecColumn {
  group: string;
  title: string;
  /** Whether it stands beside the price of each product that the column fills: `spec*: screen / size`. */
  isHighlighted: boolean;
}

/** The most columns of specifications: no product can be saved with more at the desk. */
export const mostSpecColumns = 200;

/** Whether this is meant to be the column of a specification, right or wrong. */
export function isSpecColumn(name: string): boolean {
  return /^\s*spec\s*(?:\*\s*)?:/i.test(name);
}

/**
 * The specification of a column; null for a name that lacks a part, or has one that is longer than a title may be. The first
 * slash between two spaces parts the group from the name, or else the first slash, since both may have one of their own.
 */
export function specColumn(name: string): SpecColumn | null {
  const [, mark, words = ''] = /^\s*spec\s*(?:(\*)\s*)?:(.*)$/is.exec(name) ?? [];
  const slash = /\s\/\s/.exec(words) ?? /\//.exec(words);
  if (!slash) return null;
  const group = words.slice(0, slash.index);
  const title = words.slice(slash.index + slash[0].length);
  const column = { group: plainName(group), title: plainName(title), isHighlighted: mark === '*' };
  return isTitle(column.group) && isTitle(column.title) ? column : null;
}

function isTitle(words: string): boolean {
  return words !== '' && words.length <= 100;
}
