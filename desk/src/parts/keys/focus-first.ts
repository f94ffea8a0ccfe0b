/** Puts the focus on the first field or button of a part. As the part's `ref` it does so when the part appears. */
export function focusFirst(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
