import { mostWishes } from '@kashi/contracts/product/wish-list';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { customerData } from '../identity/personal-data/customer-data.ts';
import { forgetPerson } from '../identity/personal-data/forget-person.ts';
import { testShop } from '../testing/test-shop.ts';

const lists = '/v1/ProductManagement/CustomerWishList' as const;

async function aShopToWishIn() {
  const shop = await testShop();
  const owner = await aCustomer(shop, { UserName: '09120000001' });
  const other = await aCustomer(shop, { UserName: '09120000002' });
  let minutes = 0;
  /** Each wish is a minute younger than the one before. */
  const later = () => {
    minutes += 1;
    shop.setTime(new Date(Date.UTC(2026, 0, 10, 8, minutes)));
  };
  const add = (ProductId: number, { token } = owner) => {
    later();
    return shop.ask(`POST ${lists}/Add`, { ProductId }, { token });
  };
  const take = (ProductId: number, { token } = owner) =>
    shop.ask(`DELETE ${lists}/Delete`, { ProductId }, { token });
  const merge = (ids: string, { token } = owner) => {
    later();
    return shop.ask(`POST ${lists}/Merge`, { ProductsIds: ids }, { token });
  };
  const wished = async ({ token } = owner) =>
    (await shop.ask(`GET ${lists}/Read`, {}, { token })).body.Value;
  const ids = async (customer = owner) => (await wished(customer)).map(({ Id }) => Id);
  const isWished = async (ProductId: number, { token } = owner) =>
    (await shop.ask(`GET ${lists}/Find`, { ProductId }, { token })).body.Value.IsWished;
  const hide = (productId: number, hidden_at: Date | null = shop.clock()) =>
    shop.store.transaction(async (tx) => {
      await tx.updateTable('products').set({ hidden_at }).where('id', '=', productId).execute();
      await refreshListing(tx, [productId]);
    });
  return { shop, owner, other, add, take, merge, wished, ids, isWished, hide };
}

test('a customer wishes for products, sees them with the prices of now, and takes one back', async () => {
  const { shop, add, take, wished, ids, isWished } = await aShopToWishIn();
  const { productId: phone } = await aProduct(shop, { name: 'گوشی', price: 100 });
  const { productId: watch } = await aProduct(shop, { name: 'ساعت', variants: [{ stock: 0 }] });

  for (const answer of [await add(phone), await add(watch), await add(phone)]) {
    expect(answer.status).toBe(200);
  }

  expect(await wished()).toMatchObject([
    { Id: watch, Name: 'ساعت', IsAvailable: false },
    { Id: phone, Name: 'گوشی', Price: 100, IsAvailable: true },
  ]);
  expect(await isWished(phone)).toBe(true);
  for (const answer of [await take(phone), await take(phone)]) expect(answer.status).toBe(200);
  expect(await ids()).toEqual([watch]);
  expect(await isWished(phone)).toBe(false);
});

test('nobody sees or changes the wishes of another, and a guest is asked to sign in', async () => {
  const { shop, other, add, take, ids, isWished } = await aShopToWishIn();
  const { productId } = await aProduct(shop);
  await add(productId);

  await take(productId, other);

  expect(await ids()).toEqual([productId]);
  expect(await ids(other)).toEqual([]);
  expect(await isWished(productId, other)).toBe(false);
  expect((await add(productId, { ...other, token: '' })).status).toBe(401);
});

test('two customers wish for one product, each in their own list', async () => {
  const { shop, other, add, take, ids } = await aShopToWishIn();
  const { productId } = await aProduct(shop);

  const answers = [await add(productId), await add(productId, other)];
  const both = [await ids(), await ids(other)];
  await take(productId);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(both).toEqual([[productId], [productId]]);
  expect([await ids(), await ids(other)]).toEqual([[], [productId]]);
});

test('a product that the shop does not have is not wished for', async () => {
  const { shop, add, hide, ids } = await aShopToWishIn();
  const { productId } = await aProduct(shop);
  await hide(productId);

  for (const id of [productId, 987_654]) {
    const { status, body } = await add(id);
    expect(status).toBe(404);
    expect(body.Message).toBe('این محصول پیدا نشد.');
  }
  expect((await add(-1)).status).toBe(400);
  expect(await ids()).toEqual([]);
});

test('a wish for a hidden product waits until it is shown again, and goes with a deleted one', async () => {
  const { shop, add, hide, ids } = await aShopToWishIn();
  const { productId: first } = await aProduct(shop);
  const { productId: second } = await aProduct(shop);
  await add(first);
  await add(second);

  await hide(first);
  expect(await ids()).toEqual([second]);
  await hide(first, null);
  expect(await ids()).toEqual([second, first]);

  await shop.store.db.deleteFrom('products').where('id', '=', second).execute();
  expect(await ids()).toEqual([first]);
});

test('a full list refuses one more with a sentence, and takes it when there is room again', async () => {
  const { shop, owner, add, take, hide, ids } = await aShopToWishIn();
  const { productId: hidden } = await aProduct(shop);
  const { productId: last } = await aProduct(shop);
  await add(hidden);
  await hide(hidden);
  const full = await wishesOf(shop, owner.token);

  const { status, body } = await add(last);

  expect(status).toBe(400);
  expect(body.Message).toBe(
    'فهرست علاقه‌مندی‌های شما با ۱۰۰ کالا پر است. کالایی را از آن بردارید و دوباره تلاش کنید.',
  );
  await take(full[0] ?? 0);
  expect((await add(last)).status).toBe(200);
  expect((await ids()).length).toBe(mostWishes);
});

test("a guest's wishes come in front of the customer's, in their order, and a second time they change nothing", async () => {
  const { shop, add, merge, ids } = await aShopToWishIn();
  const [old, both, newer, newest] = await Promise.all(
    [1, 2, 3, 4].map(async () => (await aProduct(shop)).productId),
  );
  await add(old ?? 0);
  await add(both ?? 0);

  for (let times = 0; times < 2; times += 1) {
    const { body } = await merge([newest, both, newer, 987_654, 'x'].join());
    expect(body.Value).toEqual({ LeftOutIds: [] });
  }

  expect(await ids()).toEqual([newest, newer, both, old]);
});

test('wishes without room are answered, the newest are taken, and none of before is lost', async () => {
  const { shop, owner, take, merge, ids } = await aShopToWishIn();
  const full = await wishesOf(shop, owner.token);
  const { productId: older } = await aProduct(shop);
  const { productId: newer } = await aProduct(shop);
  await take(full[0] ?? 0);

  const { body } = await merge(`${newer},${older}`);

  expect(body.Value).toEqual({ LeftOutIds: [older] });
  const now = await ids();
  expect(now[0]).toBe(newer);
  expect(new Set(now)).toEqual(new Set([newer, ...full.slice(1)]));
});

test('wishes that come at once do not overfill the list, and one twice is one', async () => {
  const { shop, owner, take, add, ids } = await aShopToWishIn();
  const full = await wishesOf(shop, owner.token);
  const { productId: first } = await aProduct(shop);
  const { productId: second } = await aProduct(shop);
  await take(full[0] ?? 0);

  const answers = await Promise.all([add(first), add(second), add(first)]);

  expect((await ids()).length).toBe(mostWishes);
  expect(answers.map(({ status }) => status)).toContain(400);
});

test('somebody who changes the list without end has to wait, and may still read it', async () => {
  const { shop, owner, ids } = await aShopToWishIn();
  const { productId } = await aProduct(shop);
  const change = (what: 'POST' | 'DELETE') =>
    what === 'POST'
      ? shop.ask(`POST ${lists}/Add`, { ProductId: productId }, owner)
      : shop.ask(`DELETE ${lists}/Delete`, { ProductId: productId }, owner);
  for (let changes = 0; changes < 300; changes += 1) {
    await change(changes % 2 === 0 ? 'DELETE' : 'POST');
  }

  expect((await change('DELETE')).status).toBe(429);
  expect(await ids()).toEqual([productId]);
});

test('wishes are among the data that a customer is handed, and go when the customer goes', async () => {
  const { shop, add } = await aShopToWishIn();
  const { productId } = await aProduct(shop);
  await add(productId);
  const data = await customerData(shop.store.db, '09120000001');
  expect(data?.wishes).toMatchObject([{ product_id: productId }]);

  const leaver = await shop.store.db
    .selectFrom('customers')
    .select(['id', 'mobile'])
    .where('mobile', '=', '09120000001')
    .executeTakeFirstOrThrow();
  await shop.store.transaction((tx) => forgetPerson(tx, leaver));

  expect(await shop.store.db.selectFrom('wishes').selectAll().execute()).toEqual([]);
});

/** Fills the rest of a customer's list; the ids of its new products. */
async function wishesOf(
  shop: Awaited<ReturnType<typeof testShop>>,
  token: string,
): Promise<number[]> {
  const products: number[] = [];
  for (let count = 0; count < mostWishes; count += 1) {
    products.push((await aProduct(shop, { name: `کالای ${count}` })).productId);
  }
  await shop.ask(`POST ${lists}/Merge`, { ProductsIds: products.join() }, { token });
  return products;
}
