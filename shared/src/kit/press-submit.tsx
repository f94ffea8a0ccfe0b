/** Sends a form as its button does, with every listener asked: `requestSubmit` is younger than the browser floor. */
export function pressSubmit(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}
