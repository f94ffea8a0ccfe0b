import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { forgetOldPresses } from './added-pieces.ts';
import { cartIsOver } from './cart-rows.ts';
import { addItem, readCart, twoProducts } from './cart-fixtures.ts';

test('an add that is repeated because its answer was lost adds once and answers the same cart', async () => {
  const shop = await testShop();
  const [cup] = await twoProducts(shop);
  const key = newKey();

  const first = await addUnder(shop, key, cup);
  const again = await addUnder(shop, key, cup);
  const withHash = await addUnder(shop, key, cup, { hash: hashOf(first) });

  expect([first, again, withHash].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([again, withHash].map(hashOf)).toEqual([hashOf(first), hashOf(first)]);
  expect(quantitiesIn(withHash)).toEqual([1]);
});

test('every press with its own key adds a piece, and so does every press without a key', async () => {
  const shop = await testShop();
  const [cup, plate] = await twoProducts(shop);
  const key = newKey();

  const hash = hashOf(await addUnder(shop, key, cup));
  await addUnder(shop, newKey(), cup, { hash });
  await addUnder(shop, key, plate, { hash });
  const without = await addItem(shop, cup, hash);

  expect(without.body.Value.CartInfo.CartDetails.map(({ Quantity }) => Quantity)).toEqual([3, 1]);
});

test('a refused add may be tried again under the same key', async () => {
  const shop = await testShop();
  const { saleParamIds } = await aProduct(shop, { variants: [{ stock: 0 }] });
  const key = newKey();

  const refused = await addUnder(shop, key, saleParamIds[0]);
  await shop.store.db.updateTable('sale_params').set({ stock: 1 }).execute();
  const later = await addUnder(shop, key, saleParamIds[0]);

  expect(refused.status).toBe(400);
  expect(quantitiesIn(later)).toEqual([1]);
});

test("a customer's key gives nobody else access to their cart", async () => {
  const shop = await testShop();
  const [cup] = await twoProducts(shop);
  const owner = await aCustomer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000000' });
  const key = newKey();
  const own = await addUnder(shop, key, cup, owner);

  const foreign = await addUnder(shop, key, cup, stranger);
  const guest = await addUnder(shop, key, cup);

  expect(new Set([own, foreign, guest].map(hashOf)).size).toBe(3);
  expect([own, foreign, guest].map(quantitiesIn)).toEqual([[1], [1], [1]]);
});

test("a guest's repeated press gives no access to a cart that a customer has taken over", async () => {
  const shop = await testShop();
  const [cup] = await twoProducts(shop);
  const owner = await aCustomer(shop);
  const key = newKey();
  const hash = hashOf(await addUnder(shop, key, cup));
  await readCart(shop, hash, owner.token);

  const again = await addUnder(shop, key, cup);

  expect(again.status).toBe(400);
  expect(again.body).toMatchObject({ Value: { IsCartEmpty: true } });
});

test('a repeated press does not reopen a cart that was bought meanwhile', async () => {
  const shop = await testShop();
  const [cup] = await twoProducts(shop);
  const key = newKey();
  await addUnder(shop, key, cup);
  await shop.store.db.updateTable('carts').set({ status: cartIsOver }).execute();

  const again = await addUnder(shop, key, cup);

  expect(again.body).toMatchObject({ Status: 400, Value: { IsCartEmpty: true } });
  expect(await shop.store.db.selectFrom('carts').select('id').execute()).toHaveLength(1);
});

test('a key is forgotten after a day', async () => {
  const shop = await testShop();
  const [cup] = await twoProducts(shop);
  const key = newKey();
  const hash = hashOf(await addUnder(shop, key, cup));

  shop.setTime('2026-01-11T07:59:00Z');
  await forgetOldPresses(shop);
  const within = await addUnder(shop, key, cup, { hash });
  shop.setTime('2026-01-11T08:00:01Z');
  await forgetOldPresses(shop);
  const after = await addUnder(shop, key, cup, { hash });

  expect([within, after].map(quantitiesIn)).toEqual([[1], [2]]);
});

test.each(['', '1', 'x'.repeat(65), 'with a space and enough letters'])(
  'the key %j is refused, since it may not be unique',
  async (key) => {
    const shop = await testShop();
    const [cup] = await twoProducts(shop);

    const answer = await addUnder(shop, key, cup);

    expect(answer.status).toBe(400);
    expect(answer.body.Errors).toMatchObject([{ Field: 'Idempotency-Key' }]);
  },
);

test.each([
  ['a newcomer', () => undefined],
  ['a customer', async (shop: TestShop) => aCustomer(shop)],
])('%s who sends one press eight times at once gets one piece in one cart', async (_who, asker) => {
  // Runs on a PostgreSQL server if there is one, since the embedded database runs one transaction at a time.
  const store = serverUrl ? await serverStore(await newServerDatabase()) : undefined;
  const shop = await testShop(store && { store });
  const [cup] = await twoProducts(shop);
  const token = (await asker(shop))?.token;
  const key = newKey();

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => addUnder(shop, key, cup, { token })),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(hashOf)).size).toBe(1);
  expect(answers.map(quantitiesIn)).toEqual(Array(8).fill([1]));
  expect(await shop.store.db.selectFrom('carts').select('id').execute()).toHaveLength(1);
});

type Answer = Awaited<ReturnType<typeof addUnder>>;

function addUnder(
  shop: TestShop,
  key: string,
  saleParamId: number | undefined,
  { hash, token }: { hash?: string; token?: string | undefined } = {},
) {
  return shop.ask(
    'POST /v1/Orders/Carts/AddCartItem',
    { HashCartId: hash, ProductSaleParamId: saleParamId ?? 0 },
    { headers: { 'idempotency-key': key }, ...(token !== undefined && { token }) },
  );
}

const newKey = () => randomBytes(16).toString('hex');

const hashOf = ({ body }: Answer) => body.Value.HashCartId;

function quantitiesIn({ body }: Answer): number[] {
  return body.Value.CartInfo.CartDetails.map(({ Quantity }) => Quantity);
}
