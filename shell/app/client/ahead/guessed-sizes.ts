import { whenIdle } from '../when-idle.ts';

/**
 * Sections out of sight have guessed sizes until they come near (`Section` in `shared`), which speeds up the first view. After
 * the first scroll each section takes its real size in an idle moment, one after another, so that a visitor who jumps past some
 * and returns finds the place again.
 */
export function endGuessing(): void {
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>('[data-guessed]');
    if (!next) return;
    delete next.dataset['guessed'];
    endGuessing();
  });
}
