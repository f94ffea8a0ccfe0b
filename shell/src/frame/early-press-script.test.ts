import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { earlyPressScript } from './early-press-script.ts';

const root = document.documentElement;

beforeAll(() => {
  // In the head of the document, as the server sends it.
  window.eval(earlyPressScript);
});

beforeEach(() => {
  document.body.innerHTML = `<script type="module"></script>
    <form id="early" data-press="early"></form><form id="plain"></form>`;
});

/** Presses, and answers whether the browser would send the form by itself. */
function presses(id: string): boolean {
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  return document.getElementById(id)!.dispatchEvent(submit);
}

test('a press is kept for the code of its form, and the hem of the header says so', () => {
  expect(presses('early')).toBe(false);

  expect(document.getElementById('early')?.dataset).toHaveProperty('press', 'kept');
  expect(root.dataset).toHaveProperty('navigating');
});

test('a form that works without code is left alone', () => {
  expect(presses('plain')).toBe(true);
});

// The last one: what is lost stays lost for the document.
test('where the shell’s code cannot be had, what was pressed is sent as it is, and so is what is pressed from then on', () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  presses('early');

  document.querySelector('script')?.dispatchEvent(new Event('error'));

  expect(sent.mock.contexts).toEqual([document.getElementById('early')]);
  expect(presses('early')).toBe(true);
});
