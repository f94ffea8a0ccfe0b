import { useState, type FormEvent, type ReactNode } from 'react';
import { DeskProblem } from '../../server/desk-problem.ts';
import { Failure } from '../state/Failure.tsx';

interface Submit {
  submit(event: FormEvent): void;
  isBusy: boolean;
  /** The fault of a field, in the server's words. */
  problemOf(field: string): string | undefined;
  /** Why the form was not taken, to show beside the button that sends the form. */
  failure: ReactNode;
}

/** Sends a form, never twice at once. The typed values always stay; the reason of a refusal stays until the next try. */
export function useSubmit(send: () => Promise<unknown>): Submit {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const submit = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await send();
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
      if (!isBusy) void submit();
    },
    isBusy,
    problemOf: (field) => fields[field],
    failure: problem !== null && <Failure error={problem} />,
  };
}
