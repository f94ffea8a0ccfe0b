import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { createCart } from '../carts/cart-rows.ts';
import { takeStock } from './stock.ts';

const piece = (saleParamId = 0) => [{ saleParamId, quantity: 1 }];

test.skipIf(!serverUrl)('goods that are being paid can still be added to other carts', async () => {
  const store = await serverStore(await newServerDatabase());
  const [saleParamId = 0] = (await aProduct({ store })).saleParamIds;

  const added = await store.transaction(async (paying) => {
    await takeStock(paying, piece(saleParamId));
    return store.transaction(async (adding) => {
      await sql`set local lock_timeout = '2s'`.execute(adding);
      const cart = await createCart(adding, null, new Date());
      return adding
        .insertInto('cart_lines')
        .values({
          cart_id: cart.id,
          sale_param_id: saleParamId,
          quantity: 1,
          price_when_added: 1,
        })
        .returning('quantity')
        .execute();
    });
  });

  expect(added).toEqual([{ quantity: 1 }]);
});

test.skipIf(!serverUrl)(
  'a product whose last two variants are sold at the same moment is out of stock in lists',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const { saleParamIds } = await aProduct(
      { store },
      {
        variants: [
          { name: 'سبز', stock: 1 },
          { name: 'آبی', stock: 1 },
        ],
      },
    );

    const [green, blue] = saleParamIds;
    let other: Promise<boolean> | undefined;
    await store.transaction(async (tx) => {
      await takeStock(tx, piece(green));
      other = store.transaction((otherTx) => takeStock(otherTx, piece(blue)));
      await untilWaiting(store);
    });
    await other;

    const listed = await store.db.selectFrom('product_listing').select('is_available').execute();
    expect(listed).toEqual([{ is_available: false }]);
  },
);
