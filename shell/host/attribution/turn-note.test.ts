import { expect, onTestFinished, test } from 'vitest';
import { TurnNote, turnWriter } from './turn-note.ts';

/** A note, and the writer of its worker. */
function aNote() {
  const note = new TurnNote();
  onTestFinished(() => note.close());
  return { note, write: turnWriter(note.fd ?? -1) };
}

test('the note holds the release that is rendering, or nothing', () => {
  const { note, write } = aNote();
  expect(note.read()).toBeNull();

  write({ remote: 'mf-product', version: '1', team: 'کالا' });
  expect(note.read()).toEqual({ remote: 'mf-product', version: '1', team: 'کالا' });

  write(null);
  expect(note.read()).toBeNull();
});

test('a short name after a long one is read as the short one', () => {
  const { note, write } = aNote();

  write({ remote: 'mf-cart-checkout', version: '1.0.0-0123abcd', team: 'checkout' });
  write({ remote: 'mf-a', version: '2', team: '' });

  expect(note.read()).toEqual({ remote: 'mf-a', version: '2', team: '' });
});
