import { useEffect, useRef } from 'react';
import { DeskProblem } from '../../server/desk-problem.ts';

/** The library hides the native field of a list from everybody. */
const wrongEntry = '[aria-invalid="true"]:not([aria-hidden="true"])';

/**
 * After a refusal that names fields, the first of them gets the focus; not if the member has gone on to another field meanwhile, who
 * would go on typing in a wrong one. Returns what notes a press that sends the form.
 */
export function useFocusOnWrong(problem: unknown): (form: HTMLFormElement | null) => void {
  const press = useRef<{ form: HTMLFormElement | null; at: Element | null }>(null);
  useEffect(() => {
    if (!(problem instanceof DeskProblem) || problem.body === null) return;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== press.current?.at) return;
    press.current?.form?.querySelector<HTMLElement>(wrongEntry)?.focus();
  }, [problem]);
  return (form) => {
    press.current = { form, at: document.activeElement };
  };
}
