import { expect, test } from 'vitest';
import { calls } from './calls.ts';

/** Values of an empty field, of a slip, and of a client that sends something else altogether. */
const wrongs = ['', 'x', '؟', -1, 1.5, true, null, undefined, [], {}, 'ا'.repeat(5000)];

/** Without the listing's filter, which refuses nothing and leaves out unreadable parts of an address. */
const inputs = Object.entries(calls).flatMap(([name, { input }]) =>
  'shape' in input ? [{ name, input }] : [],
);

test.each(inputs)('$name refuses in Persian, whatever is sent', ({ input }) => {
  const fields = Object.keys(input.shape);
  const forms = wrongs.map((wrong) => Object.fromEntries(fields.map((field) => [field, wrong])));

  const said = forms.flatMap((form) => input.safeParse(form).error?.issues ?? []);

  expect(said.map(({ message }) => message).filter((text) => /[a-z]/i.test(text))).toEqual([]);
});
