import { expect, test } from 'vitest';
import { createAsk } from './ask.ts';

/** A call whose answer begins, and then breaks off for this reason. */
function breaksOff(reason: unknown) {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"Value":'));
      controller.error(reason);
    },
  });
  return createAsk(() => Promise.resolve(new Response(body)))('GET /v1/Orders/Carts/Read', {
    HashCartId: 'cart-1',
  });
}

test('an answer that is cut off on its way is no answer', async () => {
  await expect(breaksOff(new TypeError('terminated'))).rejects.toMatchObject({ kind: 'offline' });
});

test('an answer whose end does not come in time is late', async () => {
  const late = new DOMException('late', 'TimeoutError');

  await expect(breaksOff(late)).rejects.toMatchObject({ kind: 'late' });
});

test('an answer that is no envelope is broken, with its status', async () => {
  const ask = createAsk(() => Promise.resolve(new Response('<html>', { status: 502 })));

  await expect(ask('GET /v1/Orders/Carts/Read', { HashCartId: 'cart-1' })).rejects.toMatchObject({
    kind: 'broken',
    status: 502,
  });
});

test('a caller who has gone gets their own reason', async () => {
  const gone = new AbortController();
  gone.abort();
  const body = new ReadableStream({ start: (controller) => controller.error(gone.signal.reason) });
  const ask = createAsk(() => Promise.resolve(new Response(body)));

  await expect(
    ask('GET /v1/Orders/Carts/Read', { HashCartId: 'cart-1' }, { signal: gone.signal }),
  ).rejects.toBe(gone.signal.reason);
});
