import { Problem, toProblem } from '@kashi/contracts/asking/problem';
import type { FieldError } from '@kashi/contracts/call/envelope';
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
import { fieldErrors } from './field-errors.ts';

/** Any validator with the interface of a contract's schema. */
export interface FormSchema<Output> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

export interface FormOptions<Output> {
  /** The contract's own schema; loaded when the shopper begins to type, so that the first view does not pay for it. */
  schema(): Promise<FormSchema<Output>>;
  /** Sends the validated form. An error is shown beside its fields, or as the form's problem. */
  send(form: Output): Promise<void>;
  /** Values of the form that are not typed. */
  hidden?: Record<string, unknown>;
  /** For a caller that needs the form's element too. */
  element?: RefObject<HTMLFormElement | null>;
  /** Whether the page takes the form without code as well (its `plain` file). */
  isPlain?: boolean;
}

/** The input of `Form`: its element's attributes, and the outcome of the last send. */
export interface FormState {
  attributes: Pick<
    ComponentProps<'form'>,
    'ref' | 'method' | 'noValidate' | 'onChange' | 'onFocus' | 'onSubmit'
  >;
  /** By the names of the form's controls. */
  errors: readonly FieldError[];
  /** The reason why the form was not accepted as a whole; null if `errors` have the reasons. */
  problem: Problem | null;
  /** How often the form was not accepted. */
  refusals: number;
}

export interface UsedForm {
  /** For `Form`, which shows why a form was not accepted. */
  state: FormState;
  /** True during validation and sending. */
  busy: boolean;
  /** Sends values without the form's own button; does nothing while another send is running. */
  submit(typed: Record<string, unknown>): Promise<void>;
  /** The error of a field, for display beside it. */
  errorOf(name: string): string | undefined;
}

/**
 * A form by the rules of R23: the server's own schema, every wrong field in the red list and beside the field, one send at a
 * time, and no typed text is ever lost. After a refusal each change is checked, so that a corrected field loses its error at
 * once. `Form` shows it.
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

  // On every render, because the form may appear later than its screen.
  useEffect(() => takeOver(form.current));

  async function submit(typed: Record<string, unknown>) {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);

    try {
      const result = await check(typed);
      isServers.current = result.success;
      if (!result.success)
        throw new Problem('refused', { fields: fieldErrors(result.error.issues) });
      setErrors([]);
      await send(result.data);
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
    ...(options.isPlain && { 'data-plain': '' }),
    // A form that is sent before this code has loaded must not put typed text into the address.
    method: 'post',
    noValidate: true,
    onFocus: (event: FocusEvent<HTMLFormElement>) => {
      // Loaded at the first focus within the form, so that the validation is ready when it is sent.
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
    state: { attributes, errors, problem, refusals },
    busy,
    submit,
    errorOf: (name) => errors.find(({ Field }) => Field === name)?.Message,
  };
}

function typedIn(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}
