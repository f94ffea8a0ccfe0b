import { Problem, type ProblemKind } from '@kashi/contracts/asking/problem';
import { refusedFormPrefix } from '@kashi/border/plain-visit';
import type { CookieChange } from '@kashi/border/remote-contract';
import type { FieldError } from '@kashi/contracts/call/envelope';

/** Why a form without JavaScript was refused, and what was typed, for the page to which the browser is led. */
export interface RefusedForm {
  /** The path of the form's page. */
  page: string;
  typed: Record<string, string>;
  errors: readonly FieldError[];
  /** The refusal of the form as a whole; null where `errors` have the reasons, or where nothing was refused. */
  problem: RefusedProblem | null;
}

interface RefusedProblem {
  kind: ProblemKind;
  message: string | null;
  retryAfterSeconds?: number | undefined;
}

/**
 * The cookie that carries the refused form of a page, by the page's path. Scripts cannot read it, and it ends when the page is shown.
 * Each page has its own: what was typed on one page outlives a sign-in on the way.
 */
export function refusedFormCookie(page: string): string {
  const words = page.toLowerCase().match(/[a-z]+/g) ?? [];
  return [refusedFormPrefix, ...words.slice(0, 3)].join('-');
}

/** Long enough to sign in again on the way. */
const keptSeconds = 10 * 60;

/** Browsers drop a cookie of more than 4 KB; some of that is its name and the percent signs. */
const mostLetters = 3500;

/** The longest texts are cut until the cookie is short enough; nothing is kept where the reasons alone are too long. */
export function keptForm(form: RefusedForm): CookieChange {
  const { typed } = form;
  const name = refusedFormCookie(form.page);
  let value = encoded(form);
  while (value.length > mostLetters) {
    const [longest, text] = Object.entries(typed).reduce(
      (one, other) => (other[1].length > one[1].length ? other : one),
      ['', ''],
    );
    if (text === '') return { name, value: null, maxAgeSeconds: 0, isHidden: true };
    typed[longest] = text.slice(0, text.length / 2);
    value = encoded(form);
  }
  return { name, value, maxAgeSeconds: keptSeconds, isHidden: true };
}

/** The refused form of a page; null for none, and for one of another page. */
export function refusedFormIn(cookies: Record<string, string>, page: string): RefusedForm | null {
  const value = cookies[refusedFormCookie(page)];
  if (!value) return null;
  try {
    const form = JSON.parse(decoded(value)) as RefusedForm;
    return form.page === page ? form : null;
  } catch {
    // A cookie of another program, or of an earlier version.
    return null;
  }
}

/** The refusal as the forms with code show it. */
export function problemOf({ problem }: RefusedForm): Problem | null {
  if (!problem) return null;
  const { kind, message, retryAfterSeconds } = problem;
  return new Problem(kind, {
    serverMessage: message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

/** Persian letters as two bytes each: percent signs would make them six. */
function encoded(form: RefusedForm): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(form))));
}

function decoded(value: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)));
}
