import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import {
  aBuyer,
  allOrders,
  askForPayment,
  aSellingShop,
  fillCart,
  payAtBank,
} from '../payments/testing/payment-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { addItem } from './cart-fixtures.ts';
import { messages } from './messages.ts';

type Stand = Awaited<ReturnType<typeof aStand>>;

/** A product in black and white at the desk that may delete it, and a customer who has bought a white one and then a black one. */
async function aStand() {
  const shop = await aSellingShop({}, await serverStore(await newServerDatabase()));
  const desk = await aDeskOf(shop);
  const { cookie } = await aMember(desk, ['catalogue']);
  const variants = [{ name: 'مشکی' }, { name: 'سفید' }];
  const { productId, saleParamIds } = await aProduct(shop, { name: 'فنجان', variants });
  const [black = 0, white = 0] = saleParamIds;
  const buyer = await aBuyer(shop, { saleParamId: white });
  await addItem(shop, black, buyer.hash, buyer.token);
  await payAtBank(shop, buyer);
  const [order] = await allOrders(shop);
  return { shop, desk, cookie, productId, black, white, buyer, order: order?.hash ?? '' };
}

async function deleteAtDesk({ desk, cookie, productId: id }: Stand) {
  const { version } = (await desk.ask('GET /v1/desk/goods/one', { id }, { cookie })).body.Value;
  return desk.ask('POST /v1/desk/goods/delete', { id, version }, { cookie });
}

/** Deletes the product and meanwhile asks as a shopper, while somebody else's new line delays the deletion at the white one. */
async function askedWhileDeleted<Answer>(at: Stand, ask: () => Promise<Answer>) {
  const { store } = at.shop;
  const { asked, deleted } = await store.transaction(async (tx) => {
    await tx
      .selectFrom('sale_params')
      .select('id')
      .where('id', '=', at.white)
      .forKeyShare()
      .execute();
    const deleted = deleteAtDesk(at);
    await untilWaiting(store);
    const asked = ask();
    await untilWaiting(store, 2);
    return { asked, deleted };
  });
  const [answer, { status }] = await Promise.all([asked, deleted]);
  expect(status).toBe(200);
  return answer;
}

const buyAgain = ({ shop, buyer: { token }, order: HashOrderId }: Stand) =>
  shop.ask('POST /v1/Orders/Carts/BuyAgain', { HashOrderId }, { token });

test.skipIf(!serverUrl)(
  'a product that is deleted while it is added is unavailable, and no fault',
  { timeout: 30_000 },
  async () => {
    const at = await aStand();

    const answer = await askedWhileDeleted(at, () => addItem(at.shop, at.black));

    expect(answer).toMatchObject({ status: 404, body: { Message: messages.unavailable } });
  },
);

test.skipIf(!serverUrl)(
  'an order whose goods are deleted while it is bought again is refused with the reasons, without a deadlock',
  { timeout: 30_000 },
  async () => {
    const at = await aStand();

    const answer = await askedWhileDeleted(at, () => buyAgain(at));

    const reasons = ['فنجان، سفید', 'فنجان، مشکی'].map((name) => messages.noLongerSold(name));
    expect(answer).toMatchObject({
      status: 400,
      body: { Message: messages.nothingToBuyAgain(reasons.join(' ')) },
    });
  },
);

test.skipIf(!serverUrl)(
  'a cart that is over gets one more piece of goods that are deleted at the same moment, without a deadlock',
  { timeout: 30_000 },
  async () => {
    const at = await aStand();
    const { shop, buyer } = at;
    const hash = await fillCart(shop, buyer.token, at.white);
    await askForPayment(shop, { ...buyer, hash });
    shop.setTime('2026-01-10T08:11:00Z');

    const answer = await askedWhileDeleted(at, () => addItem(shop, at.black, hash, buyer.token));

    expect(answer).toMatchObject({ status: 404, body: { Message: messages.unavailable } });
  },
);
