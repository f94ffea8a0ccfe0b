import { pressSubmit } from './press-submit.tsx';

/**
 * Attributes of a form that only its own code can send: until the code has loaded, a press is kept (the shell's
 * `start-gate-script`), and if the code fails the buttons are hidden (`base.css`).
 */
export const earlyPress = {
  'data-press': 'early',
  // The inline script may have set it to `kept` before hydration, and may have marked the code as late.
  suppressHydrationWarning: true,
} as const;

/** Call it when the form's own code has loaded: from now on a press sends the form, and an earlier press sends it now. */
export function takeOver(form: HTMLFormElement | null): void {
  const press = form?.dataset['press'];
  delete form?.dataset['press'];
  delete form?.dataset['late'];
  if (press !== 'kept') return;
  delete document.documentElement.dataset['navigating'];
  pressSubmit(form);
}
