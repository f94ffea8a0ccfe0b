/** Puts the focus on the first field of a part, or its first button, as the part appears: to be its `ref`. */
export function focusFirst(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
