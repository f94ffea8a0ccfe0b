import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { messages } from '../desk-staff/messages.ts';
import { testShop } from '../testing/test-shop.ts';

test("a page that shows one member's screens neither reads nor saves with another's session", async () => {
  const desk = await aDeskOf(await testShop());
  const first = await aMember(desk, ['owner'], { userName: 'first' });
  const second = await aMember(desk, ['owner'], { userName: 'second' });
  const asSeenBy = (id: number) => ({
    cookie: second.cookie,
    headers: { 'kashi-desk-member': String(id) },
  });
  const payload = { fullName: 'نام تازه', roles: ['orders'], userName: 'third' };

  const reading = await desk.send('GET', '/v1/desk/staff', asSeenBy(first.id));
  const saving = await desk.send('POST', '/v1/desk/staff/add', { ...asSeenBy(first.id), payload });
  const logged = await loggedChanges(desk);
  const own = await desk.send('GET', '/v1/desk/staff', asSeenBy(second.id));

  expect(reading.statusCode).toBe(401);
  expect(saving.json()).toMatchObject({ Status: 401, Message: messages.anotherMember });
  expect(logged).toEqual([]);
  expect(own.statusCode).toBe(200);
});

test("signing out of a page that shows one member's screens leaves another's session alone", async () => {
  const desk = await aDeskOf(await testShop());
  const first = await aMember(desk, ['owner'], { userName: 'first' });
  const second = await aMember(desk, ['owner'], { userName: 'second' });
  const signOutOf = (id: number) =>
    desk.send('POST', '/v1/desk/session/sign-out', {
      cookie: second.cookie,
      headers: { 'kashi-desk-member': String(id) },
      payload: {},
    });
  const stays = async () => {
    const { statusCode } = await desk.send('GET', '/v1/desk/staff', { cookie: second.cookie });
    return statusCode === 200;
  };

  const left = await signOutOf(first.id);
  const stayed = await stays();
  await signOutOf(second.id);

  expect([left.statusCode, left.headers['set-cookie'], stayed]).toEqual([200, undefined, true]);
  expect(await stays()).toBe(false);
});
