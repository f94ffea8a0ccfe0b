import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { DeskProblem } from '../../server/desk-problem.ts';
import { messages } from '../messages.ts';
import { Failure } from '../state/Failure.tsx';
import { useFocusOnWrong } from './focus-on-wrong.ts';
import { useUnsaved } from './unsaved.ts';

export interface Submit {
  submit(event: FormEvent): void;
  isBusy: boolean;
  /** Something was typed that is not saved yet: whoever leaves is asked. */
  isUnsaved: boolean;
  /** What the form shows from now on is what is saved, as after the other member's version was taken; not what was typed since. */
  settle(): void;
  /** The fault of a field, in the server's words. */
  problemOf(field: string): string | undefined;
  /** Why the form was not taken, to show beside the button that sends the form. */
  failure: ReactNode;
}

/**
 * Sends a form, never twice at once, and not while an entry itself calls its text wrong: the entry gets the focus. A form with a
 * picture on its way (`data-sending`) is not sent either: many forms end with the save, and the picture would be lost. The typed
 * values always stay; the reason of a refusal stays until the next try, and the first field that it names gets the focus. `typed` is
 * all that the member can change in the form: whoever leaves while it differs from what stood there at first is asked. null for a
 * form without text of its own, and for secrets, which nobody misses. A form that stays on the screen after a save, or leads
 * elsewhere by itself, calls `settle` when it is saved.
 */
export function useSubmit(typed: unknown, send: (settle: () => void) => Promise<unknown>): Submit {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { isUnsaved, settle } = useTyped(typed);
  const notePress = useFocusOnWrong(problem);

  const submit = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await send(settle);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  const fields = problem instanceof DeskProblem ? problem.fields : {};

  return {
    submit(event) {
      event.preventDefault();
      const form = event.currentTarget.closest('form');
      const wrong = wrongEntryOf(form);
      if (wrong) wrong.focus();
      else if (form?.querySelector('[data-sending]')) setProblem(stillSending());
      else if (!isBusy) {
        notePress(form);
        void submit();
      }
    },
    isBusy,
    isUnsaved,
    settle,
    problemOf: (field) => fields[field],
    failure: problem !== null && <Failure error={problem} />,
  };
}

function stillSending(): DeskProblem {
  return new DeskProblem('refused', 400, { sentence: messages.stillSending });
}

/** The first entry whose text cannot be sent; the entry shows why. */
function wrongEntryOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return [...(form?.querySelectorAll('input') ?? [])].find((input) => !input.checkValidity());
}

function useTyped(typed: unknown): Pick<Submit, 'isUnsaved' | 'settle'> {
  // A text that is no number differs from an empty field.
  const now = JSON.stringify(typed, (_name, value: unknown) =>
    Number.isNaN(value) ? 'NaN' : value,
  );
  const [saved, setSaved] = useState<string | null>(now);
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);
  // null since `settle`: the values that it was said about are those of the next drawing.
  if (saved === null) setSaved(now);
  const isUnsaved = saved !== null && saved !== now;
  const takeOut = useUnsaved(isUnsaved);
  return {
    isUnsaved,
    settle() {
      const isTypedSince = latest.current !== now;
      setSaved(isTypedSince ? now : null);
      if (!isTypedSince) takeOut();
    },
  };
}
