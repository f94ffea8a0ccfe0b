import { useState, type FormEvent, type ReactNode } from 'react';
import { DeskProblem } from '../../server/desk-problem.ts';
import { Failure } from '../state/Failure.tsx';

interface Submit {
  submit(event: FormEvent): void;
  isBusy: boolean;
  /** The fault of a field, in the server's words. */
  problemOf(field: string): string | undefined;
  /** Why the form was not taken, to stand beside the button that sends it. */
  failure: ReactNode;
}

/** Sends a form once at a time. What was typed stays whatever comes of it; why it was refused stays until the next try. */
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
