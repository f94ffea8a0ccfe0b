import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, askDesk } from './ask-desk.ts';
import { DeskProblem, sentenceOf } from './desk-problem.ts';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that gives every call the same answer. */
function serverAnswers(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a call that reads has its input in the address, and empty fields are left out', () => {
  expect(addressOf('GET /v1/desk/orders', { number: 12, name: '', state: 'approved' })).toBe(
    '/v1/desk/orders?number=12&state=approved',
  );
});

test('a call that changes something is posted as JSON', async () => {
  const fetch = serverAnswers(200, { Value: null, Message: null, Status: 200 });

  await askDesk('POST /v1/desk/reviews/refuse', { id: 7, version: 'first' });

  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/v1/desk/reviews/refuse');
  expect(init).toMatchObject({ method: 'POST', body: '{"id":7,"version":"first"}' });
});

test("a refusal is the server's own sentence, and names its fields as forms do", async () => {
  const reason = 'دلیل را بنویسید.';
  serverAnswers(400, {
    Value: null,
    Message: reason,
    Status: 400,
    Errors: [{ Field: 'variants.0.priceToman', Message: reason }],
  });

  const problem: unknown = await askDesk('POST /v1/desk/orders/reject', {
    id: 7,
    reason: '',
  }).catch((error: unknown) => error);

  expect(problem).toBeInstanceOf(DeskProblem);
  expect(sentenceOf(problem)).toBe(reason);
  expect(problem).toMatchObject({ status: 400, fields: { 'variants.0.priceToman': reason } });
});

test('what came with a refusal is kept, as the other person’s version is', async () => {
  serverAnswers(409, { Value: { current: { version: 9 } }, Message: 'x', Status: 409 });

  await expect(askDesk('POST /v1/desk/goods/hide', { id: 1 })).rejects.toMatchObject({
    status: 409,
    value: { current: { version: 9 } },
  });
});

test('a server that cannot be reached, and one that answers something else, are told apart', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(askDesk('GET /v1/desk/waiting', {})).rejects.toThrow(messages.offline);

  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  await expect(askDesk('GET /v1/desk/waiting', {})).rejects.toThrow(messages.broken);
});
