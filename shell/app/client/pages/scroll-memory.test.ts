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

test('who has read on before the code came stays there, with the sizes that the page has', () => {
  scrollTo(0, 900);
  const memory = new ScrollMemory();

  memory.prepare();
  expect(isWhole()).toBe(false);
  memory.restore();

  expect(scrollY).toBe(900);
});

test('who scrolls while the code starts stays there, with the sizes that the page has', () => {
  const memory = new ScrollMemory();
  scrollTo(0, 900);
  dispatchEvent(new Event('scroll'));

  memory.prepare();
  expect(isWhole()).toBe(false);
  memory.restore();

  expect(scrollY).toBe(900);
});

test('who reads on in a page that was reloaded stays there too', () => {
  leaveAt(700);
  scrollTo(0, 900);

  new ScrollMemory().restore();

  expect(scrollY).toBe(900);
});

test('the page after one that was read early starts at its top', () => {
  scrollTo(0, 900);
  const memory = new ScrollMemory();
  history.pushState({ key: 'the next page' }, '');

  memory.restore();

  expect(scrollY).toBe(0);
});

test('a page that was left further down is laid out as a whole before it is shown, and the next one is not', () => {
  leaveAt(700);
  const memory = new ScrollMemory();

  memory.prepare();
  expect(isWhole()).toBe(true);
  history.pushState({ key: 'the next page' }, '');
  memory.prepare();

  expect(isWhole()).toBe(false);
});

test('a tab that the phone ends in the background keeps its scroll position', () => {
  const memory = new ScrollMemory();
  scrollTo(0, 700);
  memory.note();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  scrollTo(0, 0);

  new ScrollMemory().restore();

  expect(scrollY).toBe(700);
});

test('two pressed places of a page have scroll positions of their own', () => {
  const memory = new ScrollMemory();
  const places = [400, 900].map((offset) => {
    history.pushState(null, '', `#${offset}`);
    scrollTo(0, offset);
    memory.note();
    return history.state as unknown;
  });

  history.replaceState(places[0], '');
  memory.restore();

  expect(scrollY).toBe(400);
});

const isWhole = () => 'whole' in document.documentElement.dataset;

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
