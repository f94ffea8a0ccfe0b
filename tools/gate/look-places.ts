import { idOf } from './candidate.ts';
import type { Look } from './looks.ts';

/** A look, and what was wrong there. */
export interface LookedAt {
  look: Look;
  troubles: readonly string[];
}

/**
 * Whom a look blames and where it was, in words; and where the same address did well with more to show, or with an API that
 * answers, that it was over this alone.
 */
export function placeOf(look: Look, seen: readonly LookedAt[]): string {
  const { path, as: visitor, onPhone, isFailing, toBlame, beside } = look;
  const words = [
    `${idOf(toBlame)}${beside ? ` with ${idOf(beside)}` : ''}: hydration: ${path}`,
    visitor === 'guest' ? '' : ` as a ${visitor}`,
    onPhone ? ' on a phone' : '',
    isFailing ? ' while the API fails' : '',
    reasonOf(look, seen),
  ];
  return words.join('');
}

function reasonOf(
  { path, as: visitor, isFailing, beside }: Look,
  seen: readonly LookedAt[],
): string {
  const others = seen.filter(({ look }) => look.path === path && look.beside === beside);
  const didWell = (isOther: (look: Look) => boolean) =>
    others.some(({ look, troubles }) => troubles.length === 0 && isOther(look));
  if (isFailing && didWell((look) => !look.isFailing)) return ', only over a failure';
  const hasMore = (look: Look) => !look.isFailing && look.as !== visitor;
  return visitor === 'newcomer' && didWell(hasMore) ? ', only over an empty list' : '';
}
