import { beforeEach, expect, test, vi } from 'vitest';
import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { aCart, aLine, freshVisit } from './cart-fixtures.ts';
import { storedCartHash } from './cart-hash.ts';
import { mergePostedCart } from './posted-cart.ts';

const addItem = 'POST /v1/Orders/Carts/AddCartItem';
const readCart = 'GET /v1/Orders/Carts/Read';
const askOf = (answers: Answers) => createAsk(aShellApi({ answers }).fetch);

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
    askOf({ [readCart]: () => posted, [addItem]: added }),
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

  await mergePostedCart(askOf({}), true);

  expect(storedCartHash()).toBe('posted');
});

test('pieces past the stock are left out, and the next line follows', async () => {
  localStorage.setItem('CartHashId', 'own');
  formHasPosted('posted');
  const asked: number[] = [];
  const lines = [aLine({ Quantity: 3 }), aLine({ ProductSaleParamId: 72 })];

  await mergePostedCart(
    askOf({
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

  await mergePostedCart(askOf({ [readCart]: offline }), false);

  expect(document.cookie).toContain('CartHashId=posted');
});
