import { expect, test } from 'vitest';
import { expectNoFreeze } from './freeze.ts';

test('on a day of the freeze a command says so, and how it is done all the same', () => {
  const yalda = new Date('2026-12-21T20:00+03:30');

  expect(() => expectNoFreeze({ KASHI_FREEZE: '09-30' }, yalda)).toThrow(
    'Nothing is released: there is a freeze, 09-30 (KASHI_FREEZE); --in-spite-of-freeze does it all the same',
  );
  expect(() => expectNoFreeze({ KASHI_FREEZE: '10-01' }, yalda)).not.toThrow();
});
