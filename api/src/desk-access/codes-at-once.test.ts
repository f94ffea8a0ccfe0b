import { expect, test } from 'vitest';
import { aDeskOf, codeOf } from '../desk/desk-fixtures.ts';
import { inviteFirstOwner } from '../desk-staff/invitations.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { later, names, password, signIn } from './owner-fixtures.ts';

test.skipIf(!serverUrl)(
  'of two who know the password and enter one code at once, one is signed in',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const desk = await aDeskOf(await testShop({ store }));
    const token = (await inviteFirstOwner(desk.shop)) ?? '';
    const { secret } = (await desk.ask('POST /v1/desk/setup/begin', { token })).body.Value;
    const form = { token, ...names, password, code: codeOf(desk.shop, secret) };
    await desk.ask('POST /v1/desk/setup/finish', form);
    later(desk, 60);
    const code = codeOf(desk.shop, secret);
    const halves = [await signIn(desk, password), await signIn(desk, password)];

    const entered = await store.transaction(async (tx) => {
      await tx.selectFrom('staff').select('id').forUpdate().execute();
      const both = halves.map((half) =>
        desk.ask('POST /v1/desk/session/second-factor', { code }, half),
      );
      await untilWaiting(store, 2);
      return both;
    });

    const statuses = (await Promise.all(entered)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400]);
  },
);
