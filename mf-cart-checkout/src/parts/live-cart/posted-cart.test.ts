import { beforeEach, expect, test, vi } from 'vitest';
import { idempotencyKeyHeader } from '@kashi/contracts/call/idempotency-key';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { aCart, aLine, freshVisit } from './cart-fixtures.ts';
import { storedCartHash } from './cart-hash.ts';
import { mergePostedCart } from './posted-cart.ts';

const addItem = 'POST /v1/Orders/Carts/AddCartItem';
const readCart = 'GET /v1/Orders/Carts/Read';
const fetchOf = (answers: Answers) => aShellApi({ answers }).fetch;

beforeEach(() => {
  freshVisit();
  document.cookie = 'CartHashId=; Max-Age=0; Path=/';
});

function formHasPosted(hash: string) {
  document.cookie = `CartHashId=${hash}; Path=/`;
}

test("the cart of a posted form becomes the browser's own, and the cookie goes", () => {
  formHasPosted('posted');

  expect(storedCartHash()).toBe('posted');
  expect(localStorage.getItem('CartHashId')).toBe('posted');
  expect(document.cookie).not.toContain('posted');
});

test('the pieces of a posted cart go into the cart that the browser has', async () => {
  localStorage.setItem('CartHashId', 'own');
  formHasPosted('posted');
  const added = vi.fn(() => aCart());
  const posted = aCart({ lines: [aLine({ Quantity: 2 })] });

  const merged = await mergePostedCart(
    fetchOf({ [readCart]: () => posted, [addItem]: added }),
    false,
  );

  expect(merged).toBe(true);
  expect(added).toHaveBeenCalledTimes(2);
  expect(added).toHaveBeenCalledWith({ HashCartId: 'own', ProductSaleParamId: 71 });
  expect(storedCartHash()).toBe('own');
  expect(document.cookie).not.toContain('posted');
});

test("a customer's carts are merged by the server: the posted one is read next", async () => {
  localStorage.setItem('CartHashId', 'own');
  formHasPosted('posted');

  await mergePostedCart(fetchOf({}), true);

  expect(storedCartHash()).toBe('posted');
});

test('pieces past the stock are left out, and the next line follows', async () => {
  localStorage.setItem('CartHashId', 'own');
  formHasPosted('posted');
  const asked: number[] = [];
  const lines = [aLine({ Quantity: 3 }), aLine({ ProductSaleParamId: 72 })];

  await mergePostedCart(
    fetchOf({
      [readCart]: () => aCart({ lines }),
      [addItem]: ({ ProductSaleParamId }) => {
        asked.push(ProductSaleParamId);
        if (ProductSaleParamId === 71) throw new Problem('refused', { status: 400 });
        return aCart();
      },
    }),
    false,
  );

  expect(asked).toEqual([71, 72]);
});

test('without an answer the posted cart waits for the next page', async () => {
  localStorage.setItem('CartHashId', 'own');
  formHasPosted('posted');
  const offline = () => {
    throw new Problem('offline');
  };

  await mergePostedCart(fetchOf({ [readCart]: offline }), false);

  expect(document.cookie).toContain('CartHashId=posted');
});

test('a piece whose answer was lost has the same key on the next page, and no other piece has it', async () => {
  localStorage.setItem('CartHashId', 'own');
  formHasPosted('posted');
  const keys: (string | null)[] = [];
  const fetch = fetchOf({
    [readCart]: () => aCart({ lines: [aLine({ Quantity: 2 })] }),
    [addItem]: () => {
      if (keys.length === 2) throw new Problem('offline');
      return aCart();
    },
  });
  const noting: typeof fetch = (address, init) => {
    const key = new Headers(init?.headers).get(idempotencyKeyHeader);
    if (key !== null) keys.push(key);
    return fetch(address, init);
  };

  await mergePostedCart(noting, false);
  await mergePostedCart(noting, false);

  expect(keys).toEqual([...keys.slice(0, 2), ...keys.slice(0, 2)]);
  expect(new Set(keys).size).toBe(2);
  expect(document.cookie).not.toContain('posted');
});

test('a posted cart that the shop does not know any more is forgotten', async () => {
  localStorage.setItem('CartHashId', 'own');
  formHasPosted('posted');
  const gone = () => {
    throw new Problem('refused', { status: 400 });
  };

  await mergePostedCart(fetchOf({ [readCart]: gone }), false);

  expect(document.cookie).not.toContain('posted');
});
