import { expect, test } from 'vitest';
import { aDeskOf, aMember, codeOf } from '../desk/desk-fixtures.ts';
import { inviteFirstOwner } from '../desk-staff/invitations.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { later, names, password, signIn } from './owner-fixtures.ts';
import { origin } from './passkey-fixtures.ts';

/** A desk whose owner has set herself up, and a store where two transactions run side by side. */
async function aBusyDesk() {
  const store = await serverStore(await newServerDatabase());
  const desk = await aDeskOf(await testShop({ store }), { origin });
  const token = (await inviteFirstOwner(desk.shop)) ?? '';
  const { secret } = (await desk.ask('POST /v1/desk/setup/begin', { token })).body.Value;
  const form = { token, ...names, password, code: codeOf(desk.shop, secret) };
  const { cookie = '' } = await desk.ask('POST /v1/desk/setup/finish', form);
  later(desk, 60);
  /** The statuses of two requests that wait for the staff's rows at the same moment, in order. */
  const statusesOf = async (both: (() => Promise<{ status: number }>)[]) => {
    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('staff').select('id').forUpdate().execute();
      const requests = both.map((ask) => ask());
      await untilWaiting(store, 2);
      return requests;
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    return statuses.toSorted((one, other) => one - other);
  };
  return { desk, cookie, code: codeOf(desk.shop, secret), statusesOf };
}

test.skipIf(!serverUrl)(
  'of two who know the password and enter one code at once, one is signed in',
  async () => {
    const { desk, code, statusesOf } = await aBusyDesk();
    const halves = [await signIn(desk, password), await signIn(desk, password)];

    const statuses = await statusesOf(
      halves.map((half) => () => desk.ask('POST /v1/desk/session/second-factor', { code }, half)),
    );

    expect(statuses).toEqual([200, 400]);
  },
);

test.skipIf(!serverUrl)('of two who prove one code at once, one adds a passkey', async () => {
  const { desk, code, cookie, statusesOf } = await aBusyDesk();
  const begin = () =>
    desk.ask('POST /v1/desk/passkeys/begin', { name: 'تلفن', password, code }, { cookie });

  expect(await statusesOf([begin, begin])).toEqual([200, 400]);
});

test.skipIf(!serverUrl)('of two owners who block each other at once, one stays', async () => {
  const { desk, cookie, statusesOf } = await aBusyDesk();
  const other = await aMember(desk, ['owner'], { userName: 'other' });
  const block = (id: number, by: { cookie: string }) => () =>
    desk.ask('POST /v1/desk/staff/block', { id }, by);

  expect(await statusesOf([block(other.id, { cookie }), block(1, other)])).toEqual([200, 403]);
});
