import { expect, test } from 'vitest';
import { aDeskOf, codeOf, loggedChanges } from '../desk/desk-fixtures.ts';
import { inviteFirstOwner, readInvitation } from '../desk-staff/invitations.ts';
import { messages } from '../desk-staff/messages.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { aDeskWithOwner, later, names, password } from './owner-fixtures.ts';

test('the first owner sets password and second factor at a one-time address, and is signed in', async () => {
  const { desk, cookie } = await aDeskWithOwner();

  const session = await desk.ask('GET /v1/desk/session', {}, { cookie });

  expect(session.body.Value).toEqual({
    stage: 'whole',
    staff: { id: 1, ...names, roles: ['owner'] },
  });
  expect(await loggedChanges(desk)).toMatchObject([
    { staff_id: 1, subject: 'staff', after: { ...names, roles: ['owner'] } },
  ]);
});

test("the first owner's authenticator application names the desk's host while the shop has no name", async () => {
  const environment = { KASHI_DESK_PORT: '3002', KASHI_DESK_URL: 'https://desk.laleh.ir' };
  const shop = await testShop({ environment });

  const { address } = await readInvitation(shop, (await inviteFirstOwner(shop)) ?? '');

  expect(new URL(address).searchParams.get('issuer')).toBe('desk.laleh.ir');
});

test('a set-up address is good once, for a day, and no longer once another one was printed', async () => {
  const desk = await aDeskOf(await testShop());
  const begin = (token: string | null) =>
    desk.ask('POST /v1/desk/setup/begin', { token: token ?? '' });
  const old = await inviteFirstOwner(desk.shop);
  const printedAnew = await inviteFirstOwner(desk.shop);

  const atOnce = [await begin(old), await begin(printedAnew)].map(({ status }) => status);
  later(desk, 24 * 3600);
  const aDayLater = await begin(printedAnew);

  expect(atOnce).toEqual([404, 200]);
  expect(aDayLater.body.Message).toBe(messages.noInvitation);
});

test.skipIf(!serverUrl)(
  'of two who open a set-up address at once both are shown the one secret that the store keeps',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const desk = await aDeskOf(await testShop({ store }));
    const token = (await inviteFirstOwner(desk.shop)) ?? '';
    const begin = () => desk.ask('POST /v1/desk/setup/begin', { token });

    const begun = await store.transaction(async (tx) => {
      await tx.selectFrom('staff_invitations').select('ends_at').forUpdate().execute();
      const both = [begin(), begin()];
      await untilWaiting(store, 2);
      return both;
    });

    const secrets = (await Promise.all(begun)).map(({ body }) => body.Value.secret);
    const kept = await store.db.selectFrom('staff_invitations').select('totp_secret').execute();
    expect(secrets).toEqual([kept[0]?.totp_secret, kept[0]?.totp_secret]);
  },
);

test('a desk with an owner prints no address, and a used one makes no second owner', async () => {
  const desk = await aDeskOf(await testShop());
  const token = (await inviteFirstOwner(desk.shop)) ?? '';
  const { secret } = (await desk.ask('POST /v1/desk/setup/begin', { token })).body.Value;
  const finish = (userName: string) =>
    desk.ask('POST /v1/desk/setup/finish', {
      token,
      ...names,
      password,
      userName,
      code: codeOf(desk.shop, secret),
    });

  const both = await Promise.all([finish('laleh'), finish('mallory')]);

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect(await inviteFirstOwner(desk.shop)).toBeNull();
  expect(await desk.shop.store.db.selectFrom('staff').select('id').execute()).toHaveLength(1);
});

test('a short password is refused with a sentence beside its field', async () => {
  const desk = await aDeskOf(await testShop());
  const token = (await inviteFirstOwner(desk.shop)) ?? '';

  const short = await desk.ask('POST /v1/desk/setup/finish', {
    token,
    ...names,
    code: '123456',
    password: 'short',
  });

  expect(short.status).toBe(400);
  expect(short.body.Errors).toMatchObject([{ Field: 'password' }]);
});
