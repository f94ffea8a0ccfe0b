import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPiece } from '../carts/add-piece.ts';
import { createCart } from '../carts/cart-rows.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { aProductAtDesk, formOf, readOne } from './goods-fixtures.ts';
import { lockGoods } from './locked-goods.ts';
import { updateGoods } from './write-goods.ts';

test.skipIf(!serverUrl)(
  'a cheaper variant that a colleague adds while a stock is saved keeps its price, and so do the others',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const at = await aProductAtDesk(store);
    const form = await formOf(at);
    const [black] = form.variants;
    const red = { ...black!, id: null, name: 'قرمز', priceToman: 70_000 };

    const saved = await store.transaction(async (tx) => {
      const before = await lockGoods(tx, at.id);
      const variants = [...form.variants, red];
      await updateGoods(tx, before, { form: { ...form, variants }, at: at.desk.shop.clock() });
      const { id: saleParamId, stock, priceToman } = before.variants[0]!;
      const seen = { priceToman, stock, stockCounts: 0 };
      const answer = at.desk.ask(
        'POST /v1/desk/goods/offers',
        { key: randomUUID(), changes: [{ saleParamId, seen, stock: 8 }] },
        at.keeper,
      );
      await untilWaiting(store);
      return { answer };
    });

    expect((await saved.answer).status).toBe(200);
    const { variants } = await readOne(at);
    expect(variants.map(({ priceToman }) => priceToman)).toEqual([100_000, 120_000, 70_000]);
  },
);

test.skipIf(!serverUrl)(
  'prices are saved, and a product is changed, hidden and shown, while shoppers put its variants into carts',
  { timeout: 60_000 },
  async () => {
    const store = await serverStore(await newServerDatabase());
    const at = await aProductAtDesk(store);
    const { desk, keeper, id } = at;
    const form = await formOf(at);
    const { id: saleParamId, priceToman, stock } = form.variants[1]!;
    const seen = { priceToman, stock, stockCounts: 0 };
    const changes = [{ saleParamId, seen, priceToman: 130_000 }];

    const answers = await store.transaction(async (tx) => {
      await addPiece(tx, (await createCart(tx, null, new Date())).id, saleParamId);
      return [
        await desk.ask('POST /v1/desk/goods/change', form, keeper),
        await desk.ask('POST /v1/desk/goods/offers', { key: randomUUID(), changes }, keeper),
        await desk.ask('POST /v1/desk/goods/hide', { id }, keeper),
        await desk.ask('POST /v1/desk/goods/show', { id }, keeper),
      ];
    });

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  },
);
