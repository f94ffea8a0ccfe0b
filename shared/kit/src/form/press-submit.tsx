/** Sends a form as a press would, with all listeners: `requestSubmit` is newer than the browser floor. */
export function pressSubmit(form: HTMLFormElement | null): void {
  const isLeft = form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  if (isLeft) form?.submit();
}
