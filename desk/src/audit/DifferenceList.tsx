import { persianNumber, toPersianDigits } from '@kashi/format/persian';
import { differencesOf } from './difference.ts';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';
import { wordsOf } from './value-words.ts';
import styles from './DifferenceList.module.css';

/** An import or a new front page changes hundreds of values; the first ones say what kind of change it was. */
const mostShown = 20;

interface Props {
  before: unknown;
  after: unknown;
}

/** What a change did to a thing: each value that differs, by its name, with its words before and after. */
export function DifferenceList({ before, after }: Props) {
  const differences = differencesOf(before, after);
  const more = differences.length - mostShown;

  return (
    <ul className={styles['changes']}>
      {differences.slice(0, mostShown).map(({ names, was, is }) => {
        const [one, other] = wordsOf(fieldOf(names), was, is);
        return (
          <li key={names.join()}>
            {names.map(labelOf).join(messages.within)}: {one !== '' && <del dir="auto">{one}</del>}{' '}
            {other !== '' && <ins dir="auto">{other}</ins>}
          </li>
        );
      })}
      {more > 0 && <li>{messages.more(persianNumber(more))}</li>}
    </ul>
  );
}

/** The field that a value belongs to: the item of a list has the name of the list. */
function fieldOf(names: readonly string[]): string {
  return names.filter((name) => name in fieldMessages).at(-1) ?? '';
}

/** The number of an item stays a number, and a field without a word its own name. */
function labelOf(name: string): string {
  return (fieldMessages as Readonly<Record<string, string>>)[name] ?? toPersianDigits(name);
}
