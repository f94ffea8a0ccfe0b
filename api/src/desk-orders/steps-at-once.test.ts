import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
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
