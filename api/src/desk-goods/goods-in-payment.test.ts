import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  paymentUrl,
} from '../payments/testing/payment-fixtures.ts';
import { formOf, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

/** A shopper at the bank with the black one of a product in black and white, and whoever keeps it at the desk. */
async function aPaidVariant() {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const { productId: id, saleParamIds } = await aProduct(shop, {
    variants: [{ name: 'مشکی' }, { name: 'سفید', paddingPrice: 20_000 }],
  });
  const buyer = await aBuyer(shop, { saleParamId: saleParamIds[0] ?? 0 });
  const url = await paymentUrl(shop, buyer);
  return { shop, desk, keeper: await aMember(desk, ['catalogue']), id, url };
}

const changeTo = async (at: Awaited<ReturnType<typeof aPaidVariant>>, kept: string) => {
  const form = await formOf(at);
  const variants = form.variants.filter(({ name }) => name === kept);
  return at.desk.ask('POST /v1/desk/goods/change', { ...form, variants }, at.keeper);
};

test('a variant that somebody is paying for is not deleted, and the one beside it is', async () => {
  const at = await aPaidVariant();

  const paid = await changeTo(at, 'سفید');
  const beside = await changeTo(at, 'مشکی');

  expect(paid).toMatchObject({ status: 409, body: { Message: messages.beingPaid } });
  expect(beside.status).toBe(200);
  expect((await readOne(at)).variants.map(({ name }) => name)).toEqual(['مشکی']);
});

test('a product that somebody is paying for is not deleted before they have it', async () => {
  const at = await aPaidVariant();
  const remove = async () =>
    at.desk.ask(
      'POST /v1/desk/goods/delete',
      { id: at.id, version: (await readOne(at)).version },
      at.keeper,
    );

  const early = await remove();
  await comeBack(at.shop, await pressAtBank(at.shop, at.url, 'pay'));
  const later = await remove();

  expect(early).toMatchObject({ status: 409, body: { Message: messages.beingPaid } });
  expect(await allOrders(at.shop)).toHaveLength(1);
  expect(later.status).toBe(200);
});
