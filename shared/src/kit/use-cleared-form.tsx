import { toProblem } from '../api/problem.ts';
import { useRef, useState } from 'react';
import { useForm, type FormOptions, type UsedForm } from './use-form.tsx';

export interface UsedClearedForm extends UsedForm {
  /** Puts back what stood in the form before it was emptied; null while there is nothing to put back. */
  restore: (() => void) | null;
}

/**
 * `useForm` for a form that the specification empties when its call fails (§7 and §8), while nothing typed may be lost.
 * `ClearedForm` shows it. Its fields must hold their own values; they are empty again after a success, too.
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
        // What is said beside a field must still stand in it.
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
    // The button that was pressed goes away.
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    for (const [name, value] of kept ?? []) {
      const field = element.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || typeof value !== 'string') continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setKept(null);
  }

  return { ...form, restore: kept && restore };
}
