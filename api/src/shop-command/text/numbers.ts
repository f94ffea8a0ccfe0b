import { wholeNumberIn } from '@kashi/contracts/text/whole-number';
import { CommandError } from '../command-error.ts';

const largestId = 2_147_483_647;

/** The ids in a command's words. Throws a `CommandError` if there are none, or one is not a number. */
export function idsIn(words: readonly string[]): number[] {
  if (words.length === 0) throw new CommandError('Name at least one number.');
  return words.map((word) => wholeNumber(word, { what: 'a number of the list', least: 1 }));
}

/** A whole number, in digits of any script, with or without separators. */
export function wholeNumber(
  word: string | undefined,
  { what, least, most = largestId }: { what: string; least: number; most?: number },
): number {
  const number = wholeNumberIn(word ?? '') ?? NaN;
  if (number >= least && number <= most) return number;
  throw new CommandError(`«${word ?? ''}» should be ${what}, from ${least} to ${most}.`);
}
