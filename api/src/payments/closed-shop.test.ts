import { expect, test } from 'vitest';
import { messages as homeMessages } from '../home/messages.ts';
import { closeShop, openShop } from '../settings/opening.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  askForPayment,
  aSellingShop,
  payAtBank,
  topUpCalls,
  paymentUrl,
} from './testing/payment-fixtures.ts';

const sentence = 'تا شنبه در سفریم.';
const refused = { status: 400, body: { Message: `${homeMessages.closed} ${sentence}` } };

const closed = (shop: TestShop) => shop.store.transaction((tx) => closeShop(tx, sentence));
const opened = (shop: TestShop) => shop.store.transaction(openShop);

test('where a purchase would begin, a closed shop says that it is closed, in the owner’s words', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await payAtBank(shop, buyer);
  const [order] = await allOrders(shop);
  const { token } = buyer;
  await closed(shop);

  const added = await shop.ask(
    'POST /v1/Orders/Carts/AddCartItem',
    { ProductSaleParamId: buyer.saleParamId },
    { token },
  );
  const bought = await shop.ask(
    'POST /v1/Orders/Carts/BuyAgain',
    { HashOrderId: order?.hash ?? '' },
    { token },
  );
  const toppedUp = await shop.ask(topUpCalls.zarinpal, { TotalAmount: '250000' }, { token });

  expect([added, bought, toppedUp]).toMatchObject([refused, refused, refused]);
});

test('a full cart stays as it is while the shop is closed, and is paid after it', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 500_000 });
  await closed(shop);

  const atBank = await askForPayment(shop, buyer);
  const fromWallet = await askForPayment(shop, buyer, { useCredit: true });
  const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: buyer.hash }, buyer);
  await opened(shop);

  expect([atBank, fromWallet]).toMatchObject([refused, refused]);
  expect(cart.body.Value?.CartInfo.CartDetails).toHaveLength(1);
  expect(await payAtBank(shop, buyer)).toContain('/orderTracking/');
});

test('a payment that is at the bank when the shop closes is completed, and its order has its page', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer);
  await closed(shop);

  const again = await paymentUrl(shop, buyer);
  const path = await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  const order = await shop.ask(
    'GET /v1/Orders/Orders/Read',
    { HashOrderId: path.replace('/orderTracking/', '') },
    buyer,
  );

  expect(again).toBe(url);
  expect(path).toMatch(/^\/orderTracking\/[\w-]{22}$/);
  expect(order.body.Value).toMatchObject({ LastOrderStatusTypeId: 1 });
});
