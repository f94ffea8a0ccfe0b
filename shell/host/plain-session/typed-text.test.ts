import type { FormOutcome } from '@kashi/border/remote-contract';
import { expect, test } from 'vitest';
import { newTokenKey } from '../several-hosts/token-key.ts';
import { typedTextHeaders } from './typed-text.ts';

const ours = newTokenKey('a secret of the shop');

/** How many texts of the browser end, and what it knows of its last customer afterwards. */
function after(session: FormOutcome['session'], known = '', key = ours) {
  const header = `RefusedForm-addresses=x; other=1; ${known}`;
  const set = typedTextHeaders(header, session, { key, isSecure: true });
  return {
    ends: set.filter((each) => /^RefusedForm.*Max-Age=0/.test(each)).length,
    mark: set.find((each) => each.startsWith('kashi-customer='))?.split(';')[0],
  };
}

const first = after({ token: 'a', customer: '09121111111' });

test('typed text waits for the customer who comes back, whose number no cookie has', () => {
  expect(first.ends).toBe(0);
  expect(first.mark).not.toContain('0912');
  expect(after({ token: 'b', customer: '09121111111' }, first.mark)).toEqual(first);
});

test('whoever finds the cookie learns no number by trying them all, without the key of the host', () => {
  const other = after({ token: 'a', customer: '09121111111' }, '', newTokenKey(null));

  expect(other.mark).not.toBe(first.mark);
});

test("typed text ends with another customer's sign-in, with one that names nobody, and with a sign-out", () => {
  expect(after({ token: 'c', customer: '09122222222' }, first.mark).ends).toBe(1);
  expect(after({ token: 'd' }, first.mark).ends).toBe(1);
  expect(after(null, first.mark)).toEqual({ ends: 1, mark: 'kashi-customer=' });
});

test('any other form ends nothing', () => {
  expect(after(undefined, first.mark)).toEqual({ ends: 0, mark: undefined });
});
