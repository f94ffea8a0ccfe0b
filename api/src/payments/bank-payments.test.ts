import { gatewayNames, gateways } from '@kashi/contracts/gateways';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as cartMessages } from '../carts/messages.ts';
import { comeBack, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  askForPayment,
  aSellingShop,
  cartStatusOf,
  payAtBank,
  paymentUrl,
  stockOf,
} from './testing/payment-fixtures.ts';
import { messages } from './messages.ts';

// Bank failures are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test("a successful payment becomes an order at the invoice's prices, and the cart is closed", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { quantity: 2 });

  const path = await payAtBank(shop, buyer);
  const order = await shop.ask(
    'GET /v1/Orders/Orders/Read',
    { HashOrderId: path.replace('/orderTracking/', '') },
    { token: buyer.token },
  );

  expect(path).toMatch(/^\/orderTracking\/[\w-]{22}$/);
  expect(order.body.Value).toMatchObject({
    InvoiceNo: 1_045_001,
    LastOrderStatusTypeId: 1,
    CountOfProducts: 2,
    SubTotal: 200_000,
    Tax: 20_000,
    TaxRate: 10,
    DeliveryFee: 45_000,
    InvoiceDue: 265_000,
    PaidFromWallet: 0,
    CarrierName: 'پیک کاشی',
    PrepareDuration: '۱ روز کاری',
    DeliveryAddress: 'اصفهان، خیابان توحید، پلاک ۲۲، کد پستی ۸۱۷۴۶۵۵۳۲۱',
    OrderDetails: [{ Quantity: 2, Price: 100_000, FinalPriceSum: 200_000, ProductUnit: 'عدد' }],
    StatusDates: [{ OrderStatusTypeId: 1, DateTime: '2026-01-10T08:00:00.000Z' }],
  });
  expect(order.body.Value.PaymentReference).toMatch(/^\d{9}$/);
  expect(await stockOf(shop, buyer.saleParamId)).toBe(8);
  expect(await cartStatusOf(shop, buyer)).toBeNull();
});

test.each(['mellat', 'snapppay'] as const)(
  'a buyer has the order at once where %s is slow to hear of the delivery',
  async (at) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const { code } = gateways[at];
    shop.gateways[code] = { ...shop.gateways[code]!, settle: () => new Promise(() => undefined) };

    const path = await payAtBank(shop, buyer, { at });

    expect(path).toContain('/orderTracking/');
  },
);

test('a running payment locks the cart and its stock', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { quantity: 3 });

  await paymentUrl(shop, buyer);
  const cart = await shop.ask(
    'GET /v1/Orders/Carts/Read',
    { HashCartId: buyer.hash },
    { token: buyer.token },
  );
  const change = await shop.ask(
    'POST /v1/Orders/Carts/IncreaseCartItem',
    { HashCartId: buyer.hash, ProductSaleParamId: buyer.saleParamId },
    { token: buyer.token },
  );

  expect(cart.body.Value).toMatchObject({ CartStatusTypes: 2, SecondsToUnlock: 600 });
  expect(cart.body.Value?.CartInfo.CartDetails[0]).toMatchObject({
    IsAvalible: true,
    StockInventory: 10,
  });
  expect(change).toMatchObject({
    status: 400,
    body: { Message: cartMessages.inPayment, Value: { CartStatusTypes: 2 } },
  });
  expect(await stockOf(shop, buyer.saleParamId)).toBe(7);
});

test.each(['cancel', 'fail'] as const)(
  'a payment that ends with «%s» reopens the cart at once, and the cart can be paid again',
  async (button) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);

    const path = await comeBack(
      shop,
      await pressAtBank(shop, await paymentUrl(shop, buyer), button),
    );
    const status = await cartStatusOf(shop, buyer);
    const stock = await stockOf(shop, buyer.saleParamId);
    const again = await payAtBank(shop, buyer);

    expect(path).toBe('/invoice?payment=cancelled');
    expect([status, stock]).toEqual([1, 10]);
    expect(again).toContain('/orderTracking/');
  },
);

test("a payment's cart reopens after ten minutes, whether or not the job has run", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await paymentUrl(shop, buyer);

  shop.setTime('2026-01-10T08:09:59Z');
  const before = await cartStatusOf(shop, buyer);
  shop.setTime('2026-01-10T08:10:00Z');
  const after = await cartStatusOf(shop, buyer);

  expect([before, after]).toEqual([2, 1]);
  expect(await stockOf(shop, buyer.saleParamId)).toBe(10);
});

test.each(gatewayNames)(
  'five clicks on «%s», and one in another tab, begin one payment',
  async (at) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);

    const urls = await Promise.all(
      Array.from({ length: 5 }, () => paymentUrl(shop, buyer, { at })),
    );
    const later = await paymentUrl(shop, buyer, { at });
    const attempts = await shop.store.db.selectFrom('payment_attempts').selectAll().execute();

    expect(new Set([...urls, later]).size).toBe(1);
    expect(attempts).toHaveLength(1);
    expect(attempts[0]).toMatchObject({ amount_rial: 1_550_000, state: 'redirected' });
  },
);

test.each(gatewayNames)('twenty returns from «%s» at once make one order', async (at) => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer, { at }), 'pay');

  const paths = await Promise.all(Array.from({ length: 20 }, () => comeBack(shop, returnUrl)));
  const later = await comeBack(shop, returnUrl);

  expect(new Set([...paths, later]).size).toBe(1);
  expect(later).toContain('/orderTracking/');
  expect(await allOrders(shop)).toHaveLength(1);
  expect(await stockOf(shop, buyer.saleParamId)).toBe(9);
});

test('a payment of another amount than requested makes no order', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'pay', how: 'wrong-amount' });

  const path = await payAtBank(shop, buyer);

  expect(path).toBe('/invoice?payment=failed');
  expect(await allOrders(shop)).toEqual([]);
});

test.each(['unavailable', 'garbage', 'drop'] as const)(
  'if the bank does not accept the request («%s»), the cart stays open and the shopper is told',
  async (how) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    await misbehave(shop, { call: 'request', how });

    const failed = await askForPayment(shop, buyer);
    const status = await cartStatusOf(shop, buyer);

    expect(failed).toMatchObject({ status: 400, body: { Message: messages.bankUnreachable } });
    expect(status).toBe(1);
    expect(await payAtBank(shop, buyer)).toContain('/orderTracking/');
  },
);
