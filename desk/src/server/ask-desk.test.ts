import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, askDesk } from './ask-desk.ts';
import { DeskProblem, sentenceOf } from './desk-problem.ts';
import { messages } from './messages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

/** A server that is silent: before its answer, or in the middle of it. */
function serverIsSilent(since: 'the beginning' | 'the middle') {
  vi.useFakeTimers();
  const fetch = vi.fn((_url: string, { signal }: RequestInit) => {
    const silence = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    return since === 'the beginning'
      ? silence
      : Promise.resolve({ status: 200, ok: true, json: () => silence });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each(['the beginning', 'the middle'] as const)(
  'a server that is silent from %s on is given up after half a minute, and a change may be done',
  async (since) => {
    serverIsSilent(since);
    const change = askDesk('POST /v1/desk/reviews/refuse', { id: 7, version: 'seen' });
    const read = askDesk('GET /v1/desk/waiting', {});
    const outcome = Promise.allSettled([change, read]);

    await vi.advanceTimersByTimeAsync(30_000);

    const problem = { kind: 'offline', status: 0 };
    await expect(outcome).resolves.toMatchObject([
      { reason: { ...problem, message: messages.maybeDone } },
      { reason: { ...problem, message: messages.silent } },
    ]);
  },
);

test('a file is sent for as long as its line takes', async () => {
  serverIsSilent('the beginning');
  const settled = vi.fn();
  const file = new Blob(['picture']);
  void askDesk('POST /v1/desk/pictures/for-goods', {}, { file }).finally(settled);

  await vi.advanceTimersByTimeAsync(120_000);

  expect(settled).not.toHaveBeenCalled();
});

test('who gives a call up hears their own reason, however long the server is silent', async () => {
  serverIsSilent('the beginning');
  const own = new AbortController();
  const asked = askDesk('GET /v1/desk/waiting', {}, { signal: own.signal });
  const outcome = expect(asked).rejects.toThrow('given up');

  own.abort(new Error('given up'));

  await outcome;
});
