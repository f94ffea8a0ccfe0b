import { roles, type Role } from '@kashi/contracts/desk/desk-call';
import { deskCalls } from '@kashi/contracts/desk/desk-calls';
import { expect, test } from 'vitest';
import { messages } from '../desk-staff/messages.ts';
import { testShop } from '../testing/test-shop.ts';
import { aDeskOf, aMember, type TestDesk } from './desk-fixtures.ts';

type Name = keyof typeof deskCalls;

test('the desk serves every call of its contracts, and no other', async () => {
  const desk = await aDeskOf(await testShop());

  expect([...desk.app.servedCalls].toSorted()).toEqual(Object.keys(deskCalls).toSorted());
});

/** The calls that somebody needs a role for. */
const forRoles = (Object.keys(deskCalls) as Name[]).filter((name) =>
  Array.isArray(deskCalls[name].access),
);

test.each(roles)('exactly the calls of its contract are open to the role %s', async (role) => {
  const desk = await aDeskOf(await testShop());
  const { cookie } = await aMember(desk, [role]);

  const answered = await askEach(desk, cookie);

  expect(answered).toEqual(
    Object.fromEntries(forRoles.map((name) => [name, isFor(name, role) ? 'let in' : 403])),
  );
});

test('no call with a role is answered without a session, to half a session, or to a member who is blocked', async () => {
  const desk = await aDeskOf(await testShop());
  const half = await aMember(desk, ['owner'], { userName: 'half', isWhole: false });
  const blocked = await aMember(desk, ['owner'], { userName: 'blocked' });
  await desk.shop.store.db
    .updateTable('staff')
    .set({ blocked_at: desk.shop.clock() })
    .where('id', '=', blocked.id)
    .execute();
  const refused = Object.fromEntries(forRoles.map((name) => [name, 401]));

  expect(await askEach(desk, undefined)).toEqual(refused);
  expect(await askEach(desk, half.cookie)).toEqual(refused);
  expect(await askEach(desk, blocked.cookie)).toEqual(refused);
});

test('whoever is refused reads why', async () => {
  const desk = await aDeskOf(await testShop());
  const half = await aMember(desk, ['owner'], { userName: 'half', isWhole: false });
  const support = await aMember(desk, ['support']);

  const asked = [
    await desk.ask('GET /v1/desk/staff', {}),
    await desk.ask('GET /v1/desk/staff', {}, half),
    await desk.ask('GET /v1/desk/staff', {}, support),
  ];

  expect(asked.map(({ body }) => body.Message)).toEqual([
    messages.notSignedIn,
    messages.secondFactorMissing,
    messages.notAllowed,
  ]);
});

/** Makes each call without an input: whoever is let in is answered, or told what the input lacks. */
async function askEach(
  desk: TestDesk,
  cookie: string | undefined,
): Promise<Record<string, number | 'let in'>> {
  const answers: Record<string, number | 'let in'> = {};
  for (const name of forRoles) {
    const [method = '', path = ''] = name.split(' ');
    // The answer of events never ends; its head alone does.
    const asked = name === 'GET /v1/desk/events' ? 'HEAD' : method;
    const { statusCode } = await desk.send(asked, path, {
      cookie,
      ...(method === 'POST' && { payload: {} }),
    });
    answers[name] = statusCode === 401 || statusCode === 403 ? statusCode : 'let in';
  }
  return answers;
}

function isFor(name: Name, role: Role): boolean {
  const { access } = deskCalls[name];
  return (access as readonly Role[]).includes(role);
}
