import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

test('a shop says that its prices contain the tax until its owner, who sells without that tax, has it keep quiet', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const said = async () =>
    (await shop.ask('GET /v1/ContentManagement/Contents/Read', {})).body.Value.BaseInfos
      ?.PricesWithTax;

  const first = await desk.ask('POST /v1/desk/settings/save', { ShopName: 'لاله' }, owner);

  expect(first.body.Value.facts?.PricesWithTax).toBe(true);
  expect(await said()).toBeUndefined();
  await desk.ask('POST /v1/desk/settings/save', { PricesWithTax: false }, owner);
  expect(await said()).toBe(false);
});
