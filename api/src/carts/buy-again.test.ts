import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import {
  aBuyer,
  allOrders,
  askForPayment,
  aSellingShop,
  fillCart,
  payAtBank,
  type Buyer,
} from '../payments/testing/payment-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { addItem, readCart } from './cart-fixtures.ts';
import { messages } from './messages.ts';

/** A customer who has bought three pieces of a cup. */
async function aRegular() {
  const shop = await aSellingShop();
  const cup = await aProduct(shop, { name: 'فنجان', price: 100_000, variants: [{ stock: 9 }] });
  const saleParamId = cup.saleParamIds[0] ?? 0;
  const buyer = await aBuyer(shop, { saleParamId, quantity: 3 });
  await payAtBank(shop, buyer);
  const [order] = await allOrders(shop);
  return { shop, buyer, saleParamId, productId: cup.productId, order: order?.hash ?? '' };
}

type Regular = Awaited<ReturnType<typeof aRegular>>;

function buyAgain(
  { shop, buyer, order: HashOrderId }: Regular,
  HashCartId: string | null = null,
  { token }: Pick<Buyer, 'token'> = buyer,
) {
  return shop.ask('POST /v1/Orders/Carts/BuyAgain', { HashOrderId, HashCartId }, { token });
}

type Answer = Awaited<ReturnType<typeof buyAgain>>;

const linesIn = ({ body }: Answer) =>
  body.Value.CartInfo.CartDetails.map(({ ProductName, Quantity }) => [ProductName, Quantity]);

function sell(shop: TestShop, saleParamId: number, facts: { stock: number }) {
  return shop.store.db
    .updateTable('sale_params')
    .set(facts)
    .where('id', '=', saleParamId)
    .execute();
}

function offer(
  shop: TestShop,
  productId: number,
  facts: { price?: number; hidden_at?: Date; discount_percent?: number },
) {
  return shop.store.db.updateTable('products').set(facts).where('id', '=', productId).execute();
}

test('the goods of an order come into a new cart, at the prices of today', async () => {
  const regular = await aRegular();
  await offer(regular.shop, regular.productId, { price: 120_000, discount_percent: 10 });

  const answer = await buyAgain(regular);

  expect([answer.status, answer.body.Message]).toEqual([200, messages.boughtAgain]);
  expect(linesIn(answer)).toEqual([['فنجان', 3]]);
  expect(answer.body.Value.CartInfo.CartDetails[0]).toMatchObject({
    FinalPrice: 108_000,
    PriceWhenAdded: 108_000,
  });
  expect(answer.body.Value.Notices).toEqual([]);
});

test('a variant that costs more than its product is bought again at its own price', async () => {
  const regular = await aRegular();
  await regular.shop.store.db
    .updateTable('sale_params')
    .set({ padding_price: 5000 })
    .where('id', '=', regular.saleParamId)
    .execute();

  const answer = await buyAgain(regular);

  expect(answer.body.Value.CartInfo.CartDetails[0]).toMatchObject({
    FinalPrice: 105_000,
    PriceWhenAdded: 105_000,
  });
});

test('a second press, and two at once, add nothing to what the first has brought', async () => {
  const regular = await aRegular();

  const answers = await Promise.all([buyAgain(regular), buyAgain(regular)]);
  const third = await buyAgain(regular);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(linesIn(third)).toEqual([['فنجان', 3]]);
  const carts = [...answers, third].map(({ body }) => body.Value.HashCartId);
  expect(new Set(carts).size).toBe(1);
});

test('what is in the cart stays, and a line is raised to the order and never lowered', async () => {
  const regular = await aRegular();
  const { shop, buyer, saleParamId } = regular;
  const plate = await aProduct(shop, { name: 'بشقاب' });
  const hash = await fillCart(shop, buyer.token, plate.saleParamIds[0] ?? 0);
  await addItem(shop, saleParamId, hash, buyer.token);

  const raised = await buyAgain(regular, hash);
  for (let piece = 0; piece < 2; piece += 1) await addItem(shop, saleParamId, hash, buyer.token);
  const kept = await buyAgain(regular, hash);

  expect(linesIn(raised)).toEqual([
    ['بشقاب', 1],
    ['فنجان', 3],
  ]);
  expect(raised.body.Value.HashCartId).toBe(hash);
  expect(linesIn(kept)).toEqual([
    ['بشقاب', 1],
    ['فنجان', 5],
  ]);
});

test("a guest's cart of this browser is taken over with its goods", async () => {
  const regular = await aRegular();
  const plate = await aProduct(regular.shop, { name: 'بشقاب' });
  const guests = await addItem(regular.shop, plate.saleParamIds[0]);

  const answer = await buyAgain(regular, guests.body.Value.HashCartId);

  expect(linesIn(answer)).toEqual([
    ['بشقاب', 1],
    ['فنجان', 3],
  ]);
});

test('fewer pieces than were ordered come with a sentence that says how many there are', async () => {
  const regular = await aRegular();
  await sell(regular.shop, regular.saleParamId, { stock: 2 });

  const answer = await buyAgain(regular);

  expect(linesIn(answer)).toEqual([['فنجان', 2]]);
  expect(answer.body.Value.Notices).toEqual([messages.fewerLeft('فنجان', 2, 'عدد')]);
});

/** The customer has then bought a cup, a plate, a bowl and a jug in one order. */
async function fourKinds() {
  const regular = await aRegular();
  const { shop, buyer } = regular;
  const goods = [];
  for (const name of ['بشقاب', 'کاسه', 'پارچ']) goods.push(await aProduct(shop, { name }));
  const hash = await fillCart(shop, buyer.token, regular.saleParamId);
  for (const { saleParamIds } of goods) await addItem(shop, saleParamIds[0], hash, buyer.token);
  await payAtBank(shop, { ...buyer, hash });
  const order = (await allOrders(shop)).at(-1)?.hash ?? '';
  const [plate, bowl, jug] = goods.map(({ productId }) => productId);
  return { ...regular, order, plate: plate ?? 0, bowl: bowl ?? 0, jug: jug ?? 0 };
}

test('each of the goods that cannot be had is named with its reason, and the rest comes', async () => {
  const regular = await fourKinds();
  const { shop } = regular;
  await sell(shop, regular.saleParamId, { stock: 0 });
  await offer(shop, regular.plate, { hidden_at: new Date() });
  await offer(shop, regular.bowl, { price: 0 });

  const answer = await buyAgain(regular);

  expect(linesIn(answer)).toEqual([['پارچ', 1]]);
  expect(answer.body.Value.Notices).toEqual([
    messages.soldOut('فنجان'),
    messages.noLongerSold('بشقاب'),
    messages.soldByCall('کاسه'),
  ]);
});

test('an order of which a product was deleted can be bought again without it', async () => {
  const regular = await fourKinds();
  await regular.shop.store.db.deleteFrom('products').where('id', '=', regular.plate).execute();

  const answer = await buyAgain(regular);

  expect(linesIn(answer)).toHaveLength(3);
  expect(answer.body.Value.Notices).toEqual([messages.noLongerSold('بشقاب')]);
});

test('where nothing can be had, the refusal says why, and no cart begins', async () => {
  const regular = await aRegular();
  await sell(regular.shop, regular.saleParamId, { stock: 0 });

  const answer = await buyAgain(regular);
  const cart = await readCart(regular.shop, null, regular.buyer.token);

  expect([answer.status, answer.body.Message]).toEqual([
    400,
    messages.nothingToBuyAgain(messages.soldOut('فنجان')),
  ]);
  expect(cart.body.Value).toBeNull();
});

test('a cart takes no further kinds than it has room for, and says so', async () => {
  const regular = await fourKinds();
  const { shop, buyer } = regular;
  const variants = Array.from({ length: 98 }, (_, number) => ({ name: `رنگ ${number}` }));
  const { saleParamIds } = await aProduct(shop, { variants });
  const hash = await fillCart(shop, buyer.token, saleParamIds[0] ?? 0);
  for (const id of saleParamIds.slice(1)) await addItem(shop, id, hash, buyer.token);

  const answer = await buyAgain(regular, hash);

  expect(linesIn(answer).slice(98)).toEqual([
    ['فنجان', 1],
    ['بشقاب', 1],
  ]);
  expect(answer.body.Value.Notices).toEqual([
    messages.noRoomFor('کاسه', 100),
    messages.noRoomFor('پارچ', 100),
  ]);
});

test('a cart in payment is not changed', async () => {
  const regular = await aRegular();
  const { shop, buyer, saleParamId } = regular;
  const hash = await fillCart(shop, buyer.token, saleParamId);
  await askForPayment(shop, { ...buyer, hash });

  const answer = await buyAgain(regular, hash);

  expect([answer.status, answer.body.Message]).toEqual([400, messages.inPayment]);
  expect(linesIn(answer)).toEqual([['فنجان', 1]]);
});

test('nobody buys the order of another customer again', async () => {
  const regular = await aRegular();
  const other = await aBuyer(regular.shop, { mobile: '09131234568' });

  expect((await buyAgain(regular, other.hash, other)).status).toBe(404);
});
