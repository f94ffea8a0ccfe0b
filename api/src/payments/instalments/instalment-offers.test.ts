import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gateways } from '@kashi/contracts/gateways';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { comeBack, misbehave, pressAtBank } from '../testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  paymentUrl,
  type Buyer,
} from '../testing/payment-fixtures.ts';

// A silent gateway is logged; here it is silent on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const at = 'snapppay';
const GatewayCode = gateways[at].code;
const Title = 'اسنپ‌پی، خرید قسطی';
const offersCall = 'GET /v1/Orders/InstalmentOffers/Read';

function offersFor(shop: TestShop, { hash, token }: Pick<Buyer, 'hash' | 'token'>) {
  return shop.ask(offersCall, { HashCartId: hash }, { token });
}

async function valueFor(shop: TestShop, buyer: Pick<Buyer, 'hash' | 'token'>) {
  return (await offersFor(shop, buyer)).body.Value;
}

test('an invoice is told the instalments of its sum, and of what the wallet would leave', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });

  const offers = await valueFor(shop, buyer);

  expect(offers).toEqual([
    { GatewayCode, UseCredit: false, Title, Description: '۴ قسط ماهانهٔ ۳۸٬۷۵۰ تومان' },
    { GatewayCode, UseCredit: true, Title, Description: '۴ قسط ماهانهٔ ۲۵٬۰۰۰ تومان' },
  ]);
});

test('nothing is lent for what a wallet pays, or for a sum beyond the limits', async () => {
  const shop = await aSellingShop();
  const rich = await aBuyer(shop, { credit: 155_000 });
  const almost = await aBuyer(shop, { mobile: '09120000000', credit: 150_000 });
  const { saleParamIds } = await aProduct(shop, { variants: [{ paddingPrice: 20_000_000 }] });
  const dear = await aBuyer(shop, { mobile: '09120000001', saleParamId: saleParamIds[0] ?? 0 });

  const ways = async (buyer: Buyer) =>
    (await valueFor(shop, buyer)).map(({ UseCredit }) => UseCredit);

  expect(await ways(rich)).toEqual([false]);
  expect(await ways(almost)).toEqual([false]);
  expect(await ways(dear)).toEqual([]);
});

test('a gateway that the owner has not enabled is not asked', async () => {
  const shop = await aSellingShop({ hasGateways: false });

  expect(await valueFor(shop, await aBuyer(shop))).toEqual([]);
});

test('the gateway is asked once for a sum, however often and by how many it is looked at', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const snapppay = shop.gateways[GatewayCode];
  const offer = vi.spyOn(snapppay ?? {}, 'offer' as never);

  await Promise.all([valueFor(shop, buyer), valueFor(shop, buyer)]);
  await valueFor(shop, buyer);

  expect(offer).toHaveBeenCalledExactlyOnceWith(1_550_000);
});

test.each(['unavailable', 'drop', 'garbage', 'not-eligible'] as const)(
  'a gateway that answers with «%s» offers nothing, and the invoice is not refused',
  async (how) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    await misbehave(shop, { call: 'eligible', how });

    const { status, body } = await offersFor(shop, buyer);

    expect([status, body.Value]).toEqual([200, []]);
  },
);

test('a slow gateway is not waited for, and its answer is there the next time', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'eligible', how: 'delay', delayMs: 3000 });

  const early = await valueFor(shop, buyer);
  await vi.waitFor(async () => expect(await valueFor(shop, buyer)).toHaveLength(1), 6000);

  expect(early).toEqual([]);
});

test("offers are for the cart's own customer", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000000' });

  const foreign = await offersFor(shop, { hash: buyer.hash, token: stranger.token });
  const guest = await shop.ask(offersCall, { HashCartId: buyer.hash });

  expect([foreign.status, guest.status]).toEqual([400, 401]);
});

test('the wallet pays its part, the rest is lent, and the lender is told both', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000, quantity: 2 });

  const url = await paymentUrl(shop, buyer, { at, useCredit: true });
  const path = await comeBack(shop, await pressAtBank(shop, url, 'pay'));

  // The sandbox lender adds up the goods, and refuses a loan whose sums do not fit.
  expect(path).toContain('/orderTracking/');
  expect(await allOrders(shop)).toMatchObject([{ paid_from_wallet: 55_000 }]);
});

test('an order says the number of its loan, and that no card was seen', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const path = await comeBack(
    shop,
    await pressAtBank(shop, await paymentUrl(shop, buyer, { at }), 'pay'),
  );

  const { body } = await shop.ask(
    'GET /v1/Orders/Orders/Read',
    { HashOrderId: path.replace('/orderTracking/', '') },
    buyer,
  );

  expect(body.Value.PaymentReference).toMatch(/^\d{8}$/);
  expect(body.Value.BankReceipt).toEqual({
    GatewayCode,
    TraceNo: null,
    RetrievalReferenceNo: null,
    MaskedPan: null,
  });
});
