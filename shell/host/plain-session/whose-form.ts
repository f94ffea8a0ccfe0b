import { cookiesOf } from '../http/cookies.ts';
import { customerCookie } from './typed-text.ts';

/** Who has signed in by form in this browser, as `customerCookie` knows them; null for nobody. */
export function customerMarkIn(header: string | undefined): string | null {
  const mark = cookiesOf(header)[customerCookie] ?? '';
  return /^[\w-]{16}$/.test(mark) ? mark : null;
}

/**
 * The forms of a customer's page, each with a hidden field that says whose page it is: another customer may sign in meanwhile in another
 * tab. The host writes it, so that the forms of every remote have it.
 */
export function withOwner(html: string, mark: string | null): string {
  if (mark === null) return html;
  const field = `<input type="hidden" name="${customerCookie}" value="${mark}">`;
  return html.replaceAll(/<form\b[^>]*\bmethod="post"[^>]*>/g, `$&${field}`);
}

interface OwnedForm {
  /** The mark of the customer on whose page the form stood; null on a page of everyone. */
  owner: string | null;
  typed: Record<string, string>;
}

/** A form as it was posted. */
export function ownedForm(posted: Record<string, string>): OwnedForm {
  const { [customerCookie]: owner, ...typed } = posted;
  return { owner: owner ?? null, typed };
}
