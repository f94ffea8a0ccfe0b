import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { beforeEach, expect, test } from 'vitest';
import { addToCart, removeLine } from './cart-changes.ts';
import { aCart, aLine, freshVisit } from './cart-fixtures.ts';
import { readCart } from './cart-reading.ts';

beforeEach(freshVisit);

test('each press has a key of its own', async () => {
  const { shell, keys } = aShop(['answers', 'answers']);

  await addToCart(shell, 71);
  await addToCart(shell, 71);

  expect(keys).toEqual([expect.stringMatching(/^[\w-]{22,64}$/), expect.any(String)]);
  expect(keys[0]).not.toBe(keys[1]);
});

test.each(['offline', 'late', 'broken'] as const)(
  'pressed again where the answer was lost («%s»), it is the same press, and the next one is not',
  async (failure) => {
    const { shell, keys } = aShop([failure, 'answers', 'answers']);

    await expect(addToCart(shell, 71)).rejects.toMatchObject({ kind: failure });
    await addToCart(shell, 71);
    await addToCart(shell, 71);

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test('a press after a refusal has another key', async () => {
  const { shell, keys } = aShop(['refused', 'answers']);

  await expect(addToCart(shell, 71)).rejects.toMatchObject({ kind: 'refused' });
  await addToCart(shell, 71);

  expect(keys[1]).not.toBe(keys[0]);
});

test('a press that comes too soon after a lost answer leaves the key to the next one', async () => {
  const { shell, keys } = aShop(['offline', 'too many', 'answers']);

  await expect(addToCart(shell, 71)).rejects.toMatchObject({ kind: 'offline' });
  await expect(addToCart(shell, 71)).rejects.toMatchObject({ status: 429 });
  await addToCart(shell, 71);

  expect(keys[2]).toBe(keys[0]);
});

test('a press for another product has another key, whatever became of the first', async () => {
  const { shell, keys } = aShop(['offline', 'answers']);

  await expect(addToCart(shell, 71)).rejects.toMatchObject({ kind: 'offline' });
  await addToCart(shell, 72);

  expect(keys[1]).not.toBe(keys[0]);
});

test('a product that was removed after a lost answer is added under another key', async () => {
  const { shell, keys } = aShop(['offline', 'answers']);
  await expect(addToCart(shell, 71)).rejects.toMatchObject({ kind: 'offline' });
  localStorage.setItem('CartHashId', 'cart-1');
  await readCart(createAsk(shell.fetch));

  removeLine(shell, 71);
  await addToCart(shell, 71);

  expect(keys[1]).not.toBe(keys[0]);
});

type Said = 'answers' | 'offline' | 'late' | 'broken' | 'refused' | 'too many';

/** A shop that gives these answers to additions, one after another, and keeps the keys that came with them. */
function aShop(said: Said[]) {
  const keys: (string | null)[] = [];
  const shell = aShellApi({
    answers: {
      'POST /v1/Orders/Carts/AddCartItem': () => {
        const next = said.shift() ?? 'answers';
        if (next === 'too many') throw new Problem('refused', { status: 429 });
        if (next !== 'answers') throw new Problem(next, { status: next === 'broken' ? 500 : 0 });
        return aCart();
      },
      'GET /v1/Orders/Carts/Read': () => aCart({ lines: [aLine()] }),
      'DELETE /v1/Orders/Carts/RemoveCartItem': () => aCart({ lines: [] }),
    },
  });
  const heard: typeof fetch = (address, init) => {
    if (typeof address === 'string' && address.endsWith('/AddCartItem')) {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
    }
    return shell.fetch(address, init);
  };
  return { shell: { ...shell, fetch: heard }, keys };
}
