import { useState, type RefObject } from 'react';

/**
 * A form that the specification empties when its call fails (§7 and §8), while nothing typed may be lost: `clear`
 * empties it and keeps what stood there, `restore` puts that back and is null while there is nothing to put back.
 * For forms whose fields hold their own values.
 */
export function useClearedForm(form: RefObject<HTMLFormElement | null>) {
  const [kept, setKept] = useState<FormData | null>(null);

  function clear() {
    if (!form.current) return;
    setKept(new FormData(form.current));
    form.current.reset();
  }

  function restore() {
    for (const [name, value] of kept ?? []) {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || typeof value !== 'string') continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setKept(null);
  }

  return { clear, restore: kept && restore };
}
