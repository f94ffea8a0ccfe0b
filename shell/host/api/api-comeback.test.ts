import { expect, test } from 'vitest';
import { askAgainAfterMs } from './api-comeback.ts';

const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
const reset = { code: 'ECONNRESET' };

test('a refused connection is tried again, but not without end', () => {
  let waitedMs = 0;
  for (let attempt = 0; ; attempt += 1) {
    const afterMs = askAgainAfterMs({ error: refused, method: 'GET', attempt });
    if (afterMs === null) break;
    waitedMs += afterMs;
  }

  expect(waitedMs).toBe(12_000);
});

test('a connection that breaks is tried once more, because another process may answer by then', () => {
  expect(askAgainAfterMs({ error: reset, method: 'GET', attempt: 0 })).toBeGreaterThan(0);
  expect(askAgainAfterMs({ error: reset, method: 'GET', attempt: 1 })).toBeNull();
});

test.each(['POST', 'PUT', 'DELETE'])(
  'a call that changes something, as %s, is never sent twice',
  (method) => {
    expect(askAgainAfterMs({ error: refused, method, attempt: 0 })).toBeNull();
    expect(askAgainAfterMs({ error: reset, method, attempt: 0 })).toBeNull();
  },
);

test('an answer, and any other failure, is passed on at once', () => {
  expect(askAgainAfterMs({ error: null, method: 'GET', attempt: 0 })).toBeNull();
  const late = { code: 'UND_ERR_HEADERS_TIMEOUT' };
  expect(askAgainAfterMs({ error: late, method: 'GET', attempt: 0 })).toBeNull();
});
