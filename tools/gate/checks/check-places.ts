import { idOf } from '../builds/candidate.ts';
import type { PageCheck } from '../pages/page-checks.ts';

/** A check, and the problems that it found. */
export interface CheckedPage {
  check: PageCheck;
  troubles: readonly string[];
}

/**
 * The suspect and the address of a failed check, in words. Adds `only over a failure` or `only over an empty list` if the same
 * address passed with an API that answers, or with more to show.
 */
export function placeOf(check: PageCheck, seen: readonly CheckedPage[]): string {
  const { path, as: visitor, onPhone, isFailing, suspect, beside } = check;
  const words = [
    `${idOf(suspect)}${beside ? ` with ${idOf(beside)}` : ''}: hydration: ${path}`,
    visitor === 'guest' ? '' : ` as a ${visitor}`,
    onPhone ? ' on a phone' : '',
    isFailing ? ' while the API fails' : '',
    reasonOf(check, seen),
  ];
  return words.join('');
}

function reasonOf(
  { path, as: visitor, isFailing, beside }: PageCheck,
  seen: readonly CheckedPage[],
): string {
  const others = seen.filter(({ check }) => check.path === path && check.beside === beside);
  const didWell = (isOther: (check: PageCheck) => boolean) =>
    others.some(({ check, troubles }) => troubles.length === 0 && isOther(check));
  if (isFailing && didWell((check) => !check.isFailing)) return ', only over a failure';
  const hasMore = (check: PageCheck) => !check.isFailing && check.as !== visitor;
  return visitor === 'newcomer' && didWell(hasMore) ? ', only over an empty list' : '';
}
