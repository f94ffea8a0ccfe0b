import { expect, test } from 'vitest';
import { aDeskOf, loggedChanges } from '../desk/desk-fixtures.ts';
import { messages } from '../desk-passkeys/messages.ts';
import { later, names, password, signIn } from './owner-fixtures.ts';
import { aDeskWithPasskey, beginsToAdd, origin, signsInBy } from './passkey-fixtures.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

test('a passkey signs in at once, without password and code, and the half session of before is over', async () => {
  const { desk, device } = await aDeskWithPasskey();
  const half = await signIn(desk, password);

  const begun = await desk.ask('POST /v1/desk/session/passkey/begin', {}, half);
  const passkey = device.get(begun.body.Value);
  const whole = await desk.ask('POST /v1/desk/session/passkey/finish', { passkey }, half);

  expect(whole.body.Value).toMatchObject({ stage: 'whole', staff: names });
  expect(whole.headers['set-cookie']).toContain('HttpOnly; SameSite=Strict');
  expect((await desk.ask('GET /v1/desk/staff', {}, whole)).status).toBe(200);
  expect((await desk.ask('GET /v1/desk/session', {}, half)).body.Value.stage).toBe('none');
});

test('the log and the list tell when a passkey has signed in, and the store keeps its counter', async () => {
  const { desk, device, cookie, id } = await aDeskWithPasskey();
  later(desk, 60);
  const at = desk.shop.clock().toISOString();

  await signsInBy(desk, device);

  const list = await desk.ask('GET /v1/desk/passkeys', {}, { cookie });
  const kept = await desk.shop.store.db.selectFrom('staff_passkeys').select('counter').execute();
  expect(list.body.Value).toMatchObject([{ id, lastUsedAt: at }]);
  expect(kept).toEqual([{ counter: 2 }]);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    staff_id: 1,
    call: 'POST /v1/desk/session/passkey/finish',
    subject: 'passkey',
    before: { lastUsedAt: null },
    after: { lastUsedAt: at },
  });
});

test('an answer is good once', async () => {
  const { desk, device } = await aDeskWithPasskey();
  const begun = await desk.ask('POST /v1/desk/session/passkey/begin', {});
  const passkey = device.get(begun.body.Value);
  const send = () => desk.ask('POST /v1/desk/session/passkey/finish', { passkey });

  const both = await Promise.all([send(), send()]);

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect((await send()).body.Message).toBe(messages.challengeOver);
});

test('a challenge is over after five minutes', async () => {
  const { desk, device } = await aDeskWithPasskey();
  const begun = await desk.ask('POST /v1/desk/session/passkey/begin', {});
  later(desk, 300);

  const passkey = device.get(begun.body.Value);
  const tooLate = await desk.ask('POST /v1/desk/session/passkey/finish', { passkey });

  expect(tooLate.body).toMatchObject({ Status: 400, Message: messages.challengeOver });
});

test('a challenge that was given for a new passkey signs nobody in, and one of a sign-in adds none', async () => {
  const { desk, device, secret, cookie } = await aDeskWithPasskey();
  const toAdd = (await beginsToAdd({ desk, secret, cookie })).body.Value;
  const toSignIn = (await desk.ask('POST /v1/desk/session/passkey/begin', {})).body.Value;
  const other = new SoftwareAuthenticator({ origin });

  const signedIn = await desk.ask('POST /v1/desk/session/passkey/finish', {
    passkey: device.get({ ...toSignIn, challenge: toAdd.challenge }),
  });
  const added = await desk.ask(
    'POST /v1/desk/passkeys/finish',
    { name: 'x', passkey: other.create({ ...toAdd, challenge: toSignIn.challenge }) },
    { cookie },
  );

  expect([signedIn.status, added.status]).toEqual([400, 400]);
  expect(added.body.Message).toBe(messages.challengeOver);
});

test.each([
  ['another origin', { origin: 'http://localhost:4000' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a person who was not verified', { isVerified: false }],
  ["another member's name", { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
])('an answer with %s is refused', async (_what, lie) => {
  const { desk, device } = await aDeskWithPasskey();

  const asked = await signsInBy(desk, device, lie);

  expect(asked.body).toMatchObject({ Status: 400, Message: messages.unknownPasskey });
  expect(asked.cookie).toBeUndefined();
});

test('an answer with a changed signature is refused', async () => {
  const { desk, device } = await aDeskWithPasskey();
  const begun = await desk.ask('POST /v1/desk/session/passkey/begin', {});
  const passkey = device.get(begun.body.Value);
  const other = device.get(begun.body.Value).response.signature;

  const asked = await desk.ask('POST /v1/desk/session/passkey/finish', {
    passkey: { ...passkey, response: { ...passkey.response, signature: other } },
  });

  expect(asked.status).toBe(400);
});

test('an unknown passkey, a removed one and one of a blocked member are answered alike', async () => {
  const { desk, device, cookie, id } = await aDeskWithPasskey();
  const unknown = await signsInBy(desk, new SoftwareAuthenticator({ origin }));
  const { db } = desk.shop.store;

  await db.updateTable('staff').set({ blocked_at: desk.shop.clock() }).execute();
  const blocked = await signsInBy(desk, device);
  await db.updateTable('staff').set({ blocked_at: null }).execute();
  await desk.ask('POST /v1/desk/passkeys/remove', { id, password }, { cookie });
  const removed = await signsInBy(desk, device);

  expect(unknown.body).toMatchObject({ Status: 400, Message: messages.unknownPasskey });
  expect(blocked.body).toEqual(unknown.body);
  expect(removed.body).toEqual(unknown.body);
});

test('a passkey that has not counted on is refused as a copy, and the log tells it', async () => {
  const { desk, device } = await aDeskWithPasskey();
  await signsInBy(desk, device, { counter: 7 });

  const copy = await signsInBy(desk, device, { counter: 7 });
  const forged = await signsInBy(desk, device, { counter: 3, isVerified: false });
  const next = await signsInBy(desk, device, { counter: 8 });

  expect(copy.body).toMatchObject({ Status: 400, Message: messages.copiedPasskey });
  expect(forged.body.Message).toBe(messages.unknownPasskey);
  expect(next.status).toBe(200);
  const refused = (await loggedChanges(desk)).filter(({ after }) =>
    JSON.stringify(after).includes('isRefused'),
  );
  expect(refused).toMatchObject([{ before: { counter: 7 }, after: { counter: 7 } }]);
});

test('a passkey that is kept on several devices counts nothing, and signs in again and again', async () => {
  const { desk, device, cookie } = await aDeskWithPasskey({ isSynced: true });

  const both = [await signsInBy(desk, device), await signsInBy(desk, device)];

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const list = await desk.ask('GET /v1/desk/passkeys', {}, { cookie });
  expect(list.body.Value).toMatchObject([{ isSynced: true }]);
});

test('an address that asks for ever new challenges has to wait', async () => {
  const { desk } = await aDeskWithPasskey();
  const statuses = [];
  for (let count = 0; count < 41; count += 1) {
    const begin = await desk.ask(
      'POST /v1/desk/session/passkey/begin',
      {},
      { address: '203.0.113.7' },
    );
    statuses.push(begin.status);
  }

  expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
});

test('at another address of the desk passkeys are not offered, and the right address is told', async () => {
  const { desk } = await aDeskWithPasskey();
  const byNumber = await aDeskOf(desk.shop);
  const behindProxy = await aDeskOf(desk.shop, { url: 'https://desk.shop.example', origin });

  const asked = [
    await byNumber.ask('POST /v1/desk/session/passkey/begin', {}),
    await behindProxy.ask('POST /v1/desk/session/passkey/begin', {}),
  ];

  expect(asked.map(({ body }) => body)).toMatchObject([
    { Status: 409, Message: messages.onlyAt('http://localhost:3002') },
    { Status: 409, Message: messages.onlyAt('https://desk.shop.example') },
  ]);
});

test('a desk with an address of its own knows passkeys by that host name', async () => {
  const url = 'https://desk.shop.example';
  const { desk, device, cookie } = await aDeskWithPasskey({ url });

  const signedIn = await signsInBy(desk, device);

  const list = await desk.ask('GET /v1/desk/passkeys', {}, { cookie });
  expect(signedIn.status).toBe(200);
  expect(signedIn.cookie).toMatch(/^__Host-kashi-desk=/);
  expect(list.body.Value).toMatchObject([{ host: 'desk.shop.example' }]);
});

test.each([
  ['no answer', {}],
  ['an answer that is no base64url', { id: '!', rawId: '!', type: 'public-key', response: {} }],
])('%s is refused before the store is asked', async (_what, passkey) => {
  const { desk } = await aDeskWithPasskey();

  const asked = await desk.send('POST', '/v1/desk/session/passkey/finish', {
    payload: { passkey },
  });

  expect(asked.statusCode).toBe(400);
});
