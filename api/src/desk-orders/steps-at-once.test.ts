import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  payAtBank,
} from '../payments/testing/payment-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { twoSoldPieces } from './refunds/refund-fixtures.ts';
import { aReturn } from './returns/desk-return-fixtures.ts';

test.skipIf(!serverUrl)(
  'of two steps at once the log has each as the one before it has left the order',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const shop = await aSellingShop({}, store);
    const desk = await aDeskOf(shop);
    const clerk = await aMember(desk, ['orders']);
    await payAtBank(shop, await aBuyer(shop));
    const { id } = await store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();

    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('orders').select('id').forUpdate().execute();
      const approve = desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
      await untilWaiting(store, 1);
      const reject = desk.ask('POST /v1/desk/orders/reject', { id, reason: 'نداریم' }, clerk);
      await untilWaiting(store, 2);
      return { approve, reject };
    });

    expect([(await asked.approve).status, (await asked.reject).status]).toEqual([200, 200]);
    expect(await loggedChanges(desk)).toMatchObject([
      { before: { state: 'registered' }, after: { state: 'approved' } },
      { before: { state: 'approved' }, after: { state: 'rejected' } },
    ]);
  },
);

test.skipIf(!serverUrl)(
  'of two members who refund the same goods at once one does, and whoever has received the goods is told',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const { desk, clerk, accept, receive, refund } = await aReturn(store);
    const other = await aMember(desk, ['orders'], { userName: 'other' });
    await accept(clerk);
    await receive(clerk);

    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('customers').select('id').forUpdate().execute();
      const first = refund({}, other);
      await untilWaiting(store, 1);
      const second = refund({}, clerk);
      await untilWaiting(store, 2);
      return { first, second };
    });

    expect([(await asked.first).status, (await asked.second).status]).toEqual([200, 409]);
  },
);

test.skipIf(!serverUrl)(
  'of two refunds at once that a member gives back alone, the one beyond the limit of a day waits for an owner',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const { desk, ask } = await twoSoldPieces(store);
    await payAtBank(desk.shop, await aBuyer(desk.shop, { mobile: '09120000000' }));
    const paid = 5_000_000;
    await store.db
      .updateTable('orders')
      .set({ sub_total: paid, discount: 0, tax: 0, delivery_fee: 0, invoice_due: paid })
      .execute();
    const orders = await allOrders(desk.shop);

    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('staff').select('id').forUpdate().execute();
      const both = orders.map(({ id }) => ask({ orderId: id, amountToman: fourEyesAboveToman }));
      await untilWaiting(store, 2);
      return both;
    });

    const states = (await Promise.all(asked)).map(({ body }) => body.Value.state);
    expect(states.toSorted()).toEqual(['done', 'pending']);
  },
);
