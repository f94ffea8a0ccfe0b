import { expect, test } from 'vitest';
import { aDeskOf, aMember, codeOf, loggedChanges } from '../desk/desk-fixtures.ts';
import { messages } from '../desk-staff/messages.ts';
import { finishSignIn } from '../desk-staff/sign-in.ts';
import { messages as limitMessages } from '../identity/messages.ts';
import { aDeskWithOwner, later, password, signIn } from './owner-fixtures.ts';

test('signing in takes the password and then the code; in between the session can do nothing', async () => {
  const { desk, secret } = await aDeskWithOwner();
  later(desk, 60);

  const half = await signIn(desk, password);
  const tooEarly = await desk.ask('GET /v1/desk/staff', {}, half);
  const code = codeOf(desk.shop, secret);
  const whole = await desk.ask('POST /v1/desk/session/second-factor', { code }, half);
  const staff = await desk.ask('GET /v1/desk/staff', {}, whole);
  const halfAgain = await desk.ask('GET /v1/desk/session', {}, half);

  expect(half.body.Value).toEqual({ stage: 'half', staff: null });
  expect(tooEarly.status).toBe(401);
  expect(whole.body.Value.stage).toBe('whole');
  expect(staff.status).toBe(200);
  expect(whole.cookie).not.toBe(half.cookie);
  expect(halfAgain.body.Value.stage).toBe('none');
});

test('no code is good twice, not even for somebody who knows the password too', async () => {
  const { desk, secret } = await aDeskWithOwner();
  later(desk, 60);
  const code = codeOf(desk.shop, secret);
  const enter = async () =>
    desk.ask('POST /v1/desk/session/second-factor', { code }, await signIn(desk, password));

  const answers = [await enter(), await enter()];

  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expect(answers[1]?.body.Message).toBe(messages.wrongCode);
});

test('the cookie is out of reach of scripts and of other sites, and bound to the https address', async () => {
  const { desk } = await aDeskWithOwner();
  const behindProxy = await aDeskOf(desk.shop, { url: 'https://desk.shop.example' });
  const payload = { userName: 'laleh', password };

  const here = await desk.send('POST', '/v1/desk/session/sign-in', { payload });
  const there = await behindProxy.send('POST', '/v1/desk/session/sign-in', {
    payload,
    headers: { host: 'desk.shop.example', origin: 'https://desk.shop.example' },
  });

  expect(here.headers['set-cookie']).toMatch(
    /^kashi-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(there.headers['set-cookie']).toMatch(
    /^__Host-kashi-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
});

test('an unknown name, a wrong password and a blocked member are answered alike', async () => {
  const { desk } = await aDeskWithOwner();
  await aMember(desk, ['owner'], { userName: 'another' });

  const wrong = await signIn(desk, 'wrong password');
  const unknown = await desk.ask('POST /v1/desk/session/sign-in', {
    userName: 'nobody',
    password,
  });
  await desk.shop.store.db.updateTable('staff').set({ blocked_at: desk.shop.clock() }).execute();
  const blocked = await signIn(desk, password);

  expect(wrong.body).toMatchObject({ Status: 400, Message: messages.wrongSignIn });
  expect(unknown.body).toEqual(wrong.body);
  expect(blocked.body).toEqual(wrong.body);
});

test('after five wrong passwords even the right one has to wait', async () => {
  const { desk } = await aDeskWithOwner();
  for (const _ of [1, 2, 3, 4, 5]) await signIn(desk, 'wrong password');

  const tooSoon = await signIn(desk, password);
  later(desk, 30);
  const afterwards = await signIn(desk, password);

  expect(tooSoon.status).toBe(429);
  expect(tooSoon.body.Message).toBe(limitMessages.tooManyTries(30));
  expect(afterwards.status).toBe(200);
});

test('codes cannot be guessed by signing in ever anew', async () => {
  const { desk } = await aDeskWithOwner();
  later(desk, 60);
  const guess = async () =>
    desk.ask(
      'POST /v1/desk/session/second-factor',
      { code: '000000' },
      await signIn(desk, password),
    );

  const statuses = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) statuses.push((await guess()).status);

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('an address that tries ever new names has to wait', async () => {
  const { desk } = await aDeskWithOwner();
  const statuses = [];
  for (let count = 0; count < 21; count += 1) {
    const { status } = await desk.ask(
      'POST /v1/desk/session/sign-in',
      { userName: `guess${count}`, password },
      { address: '203.0.113.7' },
    );
    statuses.push(status);
  }

  expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
});

test('a session ends after half an hour without a call, and after twelve hours with calls', async () => {
  const { desk, cookie } = await aDeskWithOwner();
  const stage = async () =>
    (await desk.ask('GET /v1/desk/session', {}, { cookie })).body.Value.stage;

  const stages = [];
  for (let minutes = 29; minutes < 12 * 60; minutes += 29) {
    later(desk, 29 * 60);
    stages.push(await stage());
  }
  later(desk, 29 * 60);
  const afterTwelveHours = await stage();

  expect(new Set(stages)).toEqual(new Set(['whole']));
  expect(afterTwelveHours).toBe('none');

  const { desk: idle, cookie: idleCookie } = await aDeskWithOwner();
  later(idle, 30 * 60);
  const after = await idle.ask('GET /v1/desk/session', {}, { cookie: idleCookie });
  expect(after.body.Value.stage).toBe('none');
});

test('a member who is blocked between the password and the code gets no session', async () => {
  const { desk, secret } = await aDeskWithOwner();
  later(desk, 60);
  const half = await signIn(desk, password);
  const { db } = desk.shop.store;
  await db.updateTable('staff').set({ blocked_at: desk.shop.clock() }).execute();

  const asked = finishSignIn(desk.shop, {
    staffId: 1,
    token: half.cookie?.split('=')[1] ?? '',
    code: codeOf(desk.shop, secret),
  });

  await expect(asked).rejects.toMatchObject({ status: 401 });
});

test('half a session becomes one whole session, whatever codes are sent with it at once', async () => {
  const { desk, secret } = await aDeskWithOwner();
  later(desk, 60);
  const half = await signIn(desk, password);
  const token = half.cookie?.split('=')[1] ?? '';
  const codes = [codeOf(desk.shop, secret)];
  later(desk, 30);
  codes.push(codeOf(desk.shop, secret));

  const outcomes = await Promise.allSettled(
    codes.map((code) => finishSignIn(desk.shop, { staffId: 1, token, code })),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('half a session ends after five minutes', async () => {
  const { desk, secret } = await aDeskWithOwner();
  const half = await signIn(desk, password);
  later(desk, 300);

  const code = codeOf(desk.shop, secret);
  const tooLate = await desk.ask('POST /v1/desk/session/second-factor', { code }, half);

  expect(tooLate.status).toBe(401);
});

test('signing out ends the session on the server, not only in the browser', async () => {
  const { desk, cookie } = await aDeskWithOwner();

  await desk.ask('POST /v1/desk/session/sign-out', {}, { cookie });

  expect((await desk.ask('GET /v1/desk/staff', {}, { cookie })).status).toBe(401);
});

test('a new password needs the old one, and ends the other sessions', async () => {
  const { desk, secret, cookie } = await aDeskWithOwner();
  later(desk, 60);
  const code = codeOf(desk.shop, secret);
  const half = await signIn(desk, password);
  const other = await desk.ask('POST /v1/desk/session/second-factor', { code }, half);
  const change = (oldPassword: string) =>
    desk.ask(
      'POST /v1/desk/session/password',
      { oldPassword, newPassword: 'another long one' },
      { cookie },
    );

  const wrong = await change('not the old one');
  const right = await change(password);

  expect(wrong.body).toMatchObject({ Status: 400, Message: messages.wrongOldPassword });
  expect(right.body.Message).toBe(messages.passwordChanged);
  expect((await desk.ask('GET /v1/desk/staff', {}, other)).status).toBe(401);
  expect((await desk.ask('GET /v1/desk/staff', {}, { cookie })).status).toBe(200);
  expect((await signIn(desk, 'another long one')).status).toBe(200);
});

test('the store holds no password, no token and no code', async () => {
  const { desk, cookie } = await aDeskWithOwner();
  const { db } = desk.shop.store;

  const stored = JSON.stringify([
    await db.selectFrom('staff_sessions').selectAll().execute(),
    await db.selectFrom('staff').select(['password_hash', 'user_name']).execute(),
    await loggedChanges(desk),
  ]);

  expect(stored).not.toContain(password);
  expect(stored).not.toContain(cookie.split('=')[1]);
  expect(stored).toContain('argon2id');
});
