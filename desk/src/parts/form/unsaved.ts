import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';

/** The forms on the screen with typed text that is not saved yet. */
const forms = new Set<object>();

/** Counts a form among those with unsaved text, as long as it is on the screen. Returns how it is taken out at once. */
export function useUnsaved(isUnsaved: boolean): () => void {
  const [form] = useState(() => ({}));
  useEffect(() => {
    if (!isUnsaved) return;
    forms.add(form);
    return () => void forms.delete(form);
  }, [form, isUnsaved]);
  return () => void forms.delete(form);
}

export function isAnythingUnsaved(): boolean {
  return forms.size > 0;
}

/** Whether the member may go on: at once where nothing is unsaved, and otherwise if they give the text up. `forgetUnsaved` follows. */
export function mayLeave(): boolean {
  return !isAnythingUnsaved() || window.confirm(messages.unsaved);
}

/** Whatever is typed on the screen needs no question any more: the member has given it up, or the thing was deleted. */
export function forgetUnsaved(): void {
  forms.clear();
}
