import { toProblem } from '@kashi/contracts/asking/problem';
import { useRef, useState } from 'react';
import { fill } from './fill.tsx';
import { useForm, type FormOptions, type UsedForm } from './use-form.tsx';

export interface UsedClearedForm extends UsedForm {
  /** Restores what was typed and chosen before the form was emptied; null if there is nothing to restore. */
  restore: (() => void) | null;
}

/**
 * `useForm` for a form that the specification empties after a failed call (§7 and §8), although no typed text may be lost.
 * `ClearedForm` shows it. Its fields must hold their own values; they are emptied after a success, too.
 */
export function useClearedForm<Output>({
  send,
  ...options
}: Omit<FormOptions<Output>, 'element'>): UsedClearedForm {
  const element = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<FormData | null>(null);
  const form = useForm<Output>({
    ...options,
    element,
    async send(output) {
      setKept(null);
      try {
        await send(output);
      } catch (error) {
        // A field with an error keeps its text.
        if (toProblem(error).fields.length === 0) clear();
        throw error;
      }
      element.current?.reset();
    },
  });

  function clear() {
    if (!element.current) return;
    setKept(new FormData(element.current));
    element.current.reset();
  }

  function restore() {
    // The pressed button disappears, so the focus moves.
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    for (const [name, value] of kept ?? []) {
      const field = element.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      const isChoice = field instanceof HTMLSelectElement;
      if (!(isText || isChoice) || typeof value !== 'string') continue;
      fill(field, value);
    }
    setKept(null);
  }

  return { ...form, restore: kept && restore };
}
