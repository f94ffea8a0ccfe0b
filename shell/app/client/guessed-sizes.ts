import { whenIdle } from './when-idle.ts';

/**
 * Sections out of sight have guessed sizes until they come near (`Section` in `shared`), which the first view gains by. Once
 * somebody scrolls, each takes its own in an idle moment, one after another: who jumps past some and comes back later is to
 * find the place again.
 */
export function endGuessing(): void {
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>('[data-guessed]');
    if (!next) return;
    delete next.dataset['guessed'];
    endGuessing();
  });
}
