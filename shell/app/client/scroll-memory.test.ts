import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScrollMemory } from './scroll-memory.ts';

beforeEach(() => {
  sessionStorage.clear();
  arriveFromElsewhere();
});
afterEach(() => scrollTo(0, 0));

test('a page that is loaded anew, or come back to, is where it was left', () => {
  leaveAt(700);

  new ScrollMemory().restore();

  expect(scrollY).toBe(700);
});

test('a page that is arrived at from elsewhere, as from the bank, begins at its top', () => {
  leaveAt(700);
  arriveFromElsewhere();

  new ScrollMemory().restore();

  expect(scrollY).toBe(0);
});

/** Scrolls a page down and goes away from the shop. */
function leaveAt(offset: number) {
  const memory = new ScrollMemory();
  scrollTo(0, offset);
  memory.note();
  dispatchEvent(new Event('pagehide'));
  scrollTo(0, 0);
}

/** The browser makes an entry of its own, that has no state. */
function arriveFromElsewhere() {
  history.replaceState(null, '');
}
