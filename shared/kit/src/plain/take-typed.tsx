import { Problem } from '@kashi/contracts/asking/problem';
import { plainParameter } from '@kashi/border/plain-visit';
import type { FormOutcome } from '@kashi/border/remote-contract';
import type { FieldError } from '@kashi/contracts/call/envelope';
import { fieldErrors } from '../form/field-errors.ts';
import type { FormSchema } from '../form/use-form.tsx';
import { keptForm, refusedFormCookie } from './refused-form.tsx';

export interface TypedForm<Output> {
  typed: Record<string, string>;
  /** The fields whose text is kept after a refusal: never a password or a code. */
  keeps: readonly string[];
  schema: FormSchema<Output>;
  /** Values of the form that are not typed. */
  hidden?: Record<string, unknown>;
  /** The address of the form's page. */
  url: URL;
  /** Sends the validated form, and answers where the browser goes. */
  send(form: Output): Promise<FormOutcome>;
}

/**
 * Carries out a form without JavaScript by the rules of R23: the server's own schema, every wrong field beside the field and in the
 * list, and typed text stays. The form's page shows it by `PlainForm`.
 */
export async function takeTyped<Output>({
  typed,
  keeps,
  schema,
  hidden,
  url,
  send,
}: TypedForm<Output>): Promise<FormOutcome> {
  const kept = Object.fromEntries(keeps.map((name) => [name, typed[name] ?? '']));
  const checked = schema.safeParse({ ...typed, ...hidden });
  if (!checked.success)
    return refused(url, { typed: kept, errors: asTyped(fieldErrors(checked.error.issues), typed) });
  try {
    const outcome = await send(checked.data);
    const spent = { name: refusedFormCookie(url.pathname), value: null, maxAgeSeconds: 0 };
    return { ...outcome, cookies: [spent, ...outcome.cookies] };
  } catch (error) {
    // A fault of ours is the host's to report.
    if (!(error instanceof Problem)) throw error;
    return refused(url, { typed: kept, errors: asTyped(error.fields, typed), problem: error });
  }
}

/** The errors in the order of the form's fields, in which a browser posts them; those of what was not posted come last. */
function asTyped(errors: readonly FieldError[], typed: Record<string, string>): FieldError[] {
  const fields = Object.keys(typed);
  const placeOf = ({ Field }: FieldError) =>
    fields.includes(Field) ? fields.indexOf(Field) : fields.length;
  return [...errors].sort((one, other) => placeOf(one) - placeOf(other));
}

interface Refusal {
  typed?: Record<string, string>;
  errors?: readonly FieldError[];
  problem?: Problem;
}

/** Leads back to the form's page, which shows why it was refused. */
export function refused(url: URL, { typed = {}, errors = [], problem }: Refusal): FormOutcome {
  // A session that is over leads to the sign-in, and comes back to a page to which its sentence no longer applies.
  const isOver = problem?.status === 401;
  const whole = errors.length === 0 && !isOver ? problem : undefined;
  const form = keptForm({
    page: url.pathname,
    typed,
    errors,
    problem: whole
      ? {
          kind: whole.kind,
          message: whole.serverMessage,
          retryAfterSeconds: whole.retryAfterSeconds,
        }
      : null,
  });
  return { to: plainAddress(url, 'again'), cookies: [form] };
}

/** The address of a page's version without JavaScript, at one of its steps. */
export function plainAddress(url: URL, step: string): string {
  const query = new URLSearchParams(url.search);
  query.set(plainParameter, step);
  return `${url.pathname}?${query}`;
}
