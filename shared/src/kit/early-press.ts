import { pressSubmit } from './press-submit.tsx';

/**
 * Of a form that only its own code can send: until that is there, a press is kept (the shell's `start-gate-script`), and
 * where no code comes nothing offers to be pressed (`base.css`).
 */
export const earlyPress = {
  'data-press': 'early',
  // By then it may say `kept`, and that the code is late.
  suppressHydrationWarning: true,
} as const;

/** The form's own code is there: from now on a press sends it. One that came before does so now. */
export function takeOver(form: HTMLFormElement | null): void {
  const press = form?.dataset['press'];
  delete form?.dataset['press'];
  delete form?.dataset['late'];
  if (press !== 'kept') return;
  delete document.documentElement.dataset['navigating'];
  pressSubmit(form);
}
