import { whenIdle } from '../when-idle.ts';

let isEnding = false;

/**
 * Sections out of sight have guessed sizes until they come near (`Section` in `shared`), which speeds up the first view. After
 * the first scroll of a page each section takes its real size in an idle moment, one after another, so that a visitor who jumps
 * past some and returns finds the place again.
 */
export function endGuessing(): void {
  // A page that was opened by a press has scrolled as well, to its top.
  if (isEnding || scrollY === 0) return;
  isEnding = true;
  endNext();
}

function endNext(): void {
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>('[data-guessed]');
    isEnding = next !== null;
    if (!next) return;
    delete next.dataset['guessed'];
    endNext();
  });
}

// Later pages of the visit guess anew.
addEventListener('scroll', endGuessing, { passive: true });
