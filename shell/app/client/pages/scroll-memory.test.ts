import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScrollMemory } from './scroll-memory.ts';

beforeEach(() => {
  sessionStorage.clear();
  arriveFromElsewhere();
});
afterEach(() => scrollTo(0, 0));

test('a page that is reloaded, or gone back to, keeps its scroll position', () => {
  leaveAt(700);

  new ScrollMemory().restore();

  expect(scrollY).toBe(700);
});

test('a page reached from another site, such as the bank, starts at its top', () => {
  leaveAt(700);
  arriveFromElsewhere();

  new ScrollMemory().restore();

  expect(scrollY).toBe(0);
});

/** Scrolls a page down and leaves the shop. */
function leaveAt(offset: number) {
  const memory = new ScrollMemory();
  scrollTo(0, offset);
  memory.note();
  dispatchEvent(new Event('pagehide'));
  scrollTo(0, 0);
}

/** The browser makes an entry without a state. */
function arriveFromElsewhere() {
  history.replaceState(null, '');
}
