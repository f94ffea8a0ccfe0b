import { toProblem, type Problem } from '../api/problem.ts';
import type { FieldError } from '../contracts/envelope.ts';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { earlyPress, takeOver } from './early-press.ts';

/** Anything that checks a form the way a contract's schema does. */
interface FormSchema<Output> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

export interface FormOptions<Output> {
  /** The contract's own schema; loaded when the shopper begins to type, so that a first view does not pay for it. */
  schema(): Promise<FormSchema<Output>>;
  /** Sends what was checked. What it throws is shown: beside its fields, or as the form's problem. */
  send(form: Output): Promise<void>;
  /** What belongs to the form but is typed nowhere. */
  hidden?: Record<string, unknown>;
  /** Where the caller needs the form's element too. */
  element?: RefObject<HTMLFormElement | null>;
}

/** What `Form` renders: its element's own attributes, and what the last send came to. */
export interface FormState {
  attributes: Pick<
    ComponentProps<'form'>,
    'ref' | 'method' | 'noValidate' | 'onChange' | 'onFocus' | 'onSubmit'
  >;
  /** By the names of the form's controls. */
  errors: readonly FieldError[];
  /** Why the form was not taken as a whole; null where `errors` say it. */
  problem: Problem | null;
}

export interface UsedForm {
  /** For `Form`, which alone says why a form was not taken. */
  state: FormState;
  /** While it is checked and sent. */
  busy: boolean;
  /** Sends what was typed and not by the form's own button; does nothing while another send is under way. */
  submit(typed: Record<string, unknown>): Promise<void>;
  /** What is wrong with a field, to be said beside it. */
  errorOf(name: string): string | undefined;
}

/**
 * A form by the rules of R23: the same schema as on the server, every wrong field said in the red list and
 * beside itself, one send at a time, and nothing typed is ever lost. After a refusal each change is checked, so that a
 * field that was corrected loses its error at once. `Form` shows it.
 */
export function useForm<Output>(options: FormOptions<Output>): UsedForm {
  const { schema, send, element } = options;
  const latest = useRef(options);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const checks = useRef(0);
  const isServers = useRef(false);
  const own = useRef<HTMLFormElement>(null);
  const form = element ?? own;

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    // A long form begins far above its button: on a phone the refusal would be out of sight.
    if (refusals > 0)
      form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [form, refusals]);

  // Whenever it renders: its form may come later than a screen that has nothing to ask yet.
  useEffect(() => takeOver(form.current));

  async function submit(typed: Record<string, unknown>) {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);

    try {
      const result = await check(typed);
      setErrors(result.success ? [] : fieldErrors(result.error.issues));
      isServers.current = result.success;
      if (result.success) await send(result.data);
      else setRefusals((count) => count + 1);
    } catch (error) {
      const caught = toProblem(error);
      setErrors(caught.fields);
      setProblem(caught.fields.length > 0 ? null : caught);
      setRefusals((count) => count + 1);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** Checks the fields that were refused. What the server alone refused stays until its own field changes. */
  async function checkAgain(changed: string, typed: Record<string, unknown>) {
    const turn = ++checks.current;
    // What the change made of the caller's own state, which the schema may read, is rendered first.
    await Promise.resolve();
    const result = await check(typed);
    // A later change, or a send, has a newer answer.
    if (turn !== checks.current || sending.current) return;
    const wrong = result.success ? [] : fieldErrors(result.error.issues);
    const stays = ({ Field }: FieldError) => isServers.current && Field !== changed;
    setErrors((refused) =>
      refused.flatMap((error) => {
        const now = wrong.find(({ Field }) => Field === error.Field);
        return now ?? (stays(error) ? error : []);
      }),
    );
  }

  async function check(typed: Record<string, unknown>) {
    const { schema: now, hidden } = latest.current;
    return (await now()).safeParse({ ...typed, ...hidden });
  }

  const attributes = {
    ref: form,
    ...earlyPress,
    // Sent before this code is there, a form must not put what was typed into the address.
    method: 'post',
    noValidate: true,
    onFocus: (event: FocusEvent<HTMLFormElement>) => {
      // The first focus within the form, so that the check is here by the time it is sent.
      if (!event.currentTarget.contains(event.relatedTarget)) void schema().catch(() => undefined);
    },
    onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      if (errors.length > 0 && 'name' in target)
        void checkAgain(String(target.name), typedIn(currentTarget));
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(typedIn(event.currentTarget));
    },
  };

  return {
    state: { attributes, errors, problem },
    busy,
    submit,
    errorOf: (name) => errors.find(({ Field }) => Field === name)?.Message,
  };
}

function typedIn(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}

function fieldErrors(issues: { path: PropertyKey[]; message: string }[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([Field, Message]) => ({ Field, Message }));
}
