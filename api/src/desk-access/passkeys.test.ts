import { expect, test } from 'vitest';
import { aMember, codeOf, loggedChanges } from '../desk/desk-fixtures.ts';
import { messages } from '../desk-passkeys/messages.ts';
import { messages as staffMessages } from '../desk-staff/messages.ts';
import { aDeskWithOwner, later, password } from './owner-fixtures.ts';
import { addsPasskey, aDeskWithPasskey, beginsToAdd, origin } from './passkey-fixtures.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

const aDevice = () => new SoftwareAuthenticator({ origin });

test('a member adds a passkey, which the list shows by its name, and the log tells without its key', async () => {
  const owner = await aDeskWithOwner({ origin });

  const added = await addsPasskey(owner, aDevice(), { name: '  کلید دفتر ' });

  const { desk, cookie } = owner;
  const list = await desk.ask('GET /v1/desk/passkeys', {}, { cookie });
  expect(added.body.Message).toBe(messages.added);
  expect(list.body.Value).toEqual([
    {
      id: added.body.Value.id,
      name: 'کلید دفتر',
      host: 'localhost',
      isSynced: false,
      createdAt: desk.shop.clock().toISOString(),
      lastUsedAt: null,
    },
  ]);
  const entry = (await loggedChanges(desk)).at(-1);
  expect(entry).toMatchObject({
    staff_id: 1,
    call: 'POST /v1/desk/passkeys/finish',
    before: null,
    after: { staffId: 1, name: 'کلید دفتر', host: 'localhost' },
  });
  expect(Object.keys(entry?.after as object).toSorted()).toEqual([
    'host',
    'isSynced',
    'lastUsedAt',
    'name',
    'staffId',
  ]);
});

test('a passkey is asked for that is found without a name, verifies its person, and is not in this device yet', async () => {
  const { desk, secret, cookie, device } = await aDeskWithPasskey();

  const { body } = await beginsToAdd({ desk, secret, cookie });

  const [known] = await desk.shop.store.db
    .selectFrom('staff_passkeys')
    .select('credential_id')
    .execute();
  expect(body.Value).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'laleh' },
    excludeCredentials: [{ id: known?.credential_id.toString('base64url') }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const again = device.create(body.Value);
  const refused = await desk.ask(
    'POST /v1/desk/passkeys/finish',
    { name: 'دوباره', passkey: again },
    { cookie },
  );
  expect(refused.body).toMatchObject({ Status: 409, Message: messages.alreadyKnown });
});

test('neither an open session nor the password alone adds a passkey, and no code does so twice', async () => {
  const { desk, secret, cookie } = await aDeskWithOwner({ origin });
  later(desk, 60);
  const code = codeOf(desk.shop, secret);
  const begin = (typed: { password: string; code: string }) =>
    desk.ask('POST /v1/desk/passkeys/begin', { name: 'تلفن', ...typed }, { cookie });

  const answers = [
    await begin({ password: 'not the password', code }),
    await begin({ password, code: '000000' }),
    await begin({ password, code }),
    await begin({ password, code }),
  ];

  expect(answers.map(({ status, body }) => [status, body.Errors?.[0]?.Message])).toEqual([
    [400, staffMessages.wrongPassword],
    [400, staffMessages.wrongCode],
    [200, undefined],
    [400, staffMessages.wrongCode],
  ]);
});

test('a password cannot be guessed at an open session', async () => {
  const { desk, cookie } = await aDeskWithOwner({ origin });
  const statuses = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const guess = { name: 'تلفن', password: 'a wrong password', code: '000000' };
    statuses.push((await desk.ask('POST /v1/desk/passkeys/begin', guess, { cookie })).status);
  }

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test.each([
  ['for another origin', { origin: 'https://evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without verifying the person', { isVerified: false }],
])('a passkey that was made %s is not kept', async (_how, lie) => {
  const owner = await aDeskWithOwner({ origin });
  const begun = await beginsToAdd(owner);
  const { desk, cookie } = owner;

  const passkey = aDevice().create(begun.body.Value, lie);
  const refused = await desk.ask(
    'POST /v1/desk/passkeys/finish',
    { name: 'x', passkey },
    { cookie },
  );

  expect(refused.body).toMatchObject({ Status: 400, Message: messages.notAccepted });
  expect((await desk.ask('GET /v1/desk/passkeys', {}, { cookie })).body.Value).toEqual([]);
});

test("one member's challenge adds no passkey to another", async () => {
  const owner = await aDeskWithOwner({ origin });
  const { desk } = owner;
  const clerk = await aMember(desk, ['orders']);
  const begun = await beginsToAdd(owner);

  const passkey = aDevice().create(begun.body.Value);
  const refused = await desk.ask('POST /v1/desk/passkeys/finish', { name: 'x', passkey }, clerk);

  expect(refused.body.Message).toBe(messages.challengeOver);
});

test('a member has ten passkeys at the most', async () => {
  const owner = await aDeskWithOwner({ origin });
  for (let count = 0; count < 10; count += 1) await addsPasskey(owner, aDevice());

  const eleventh = await beginsToAdd(owner);

  expect(eleventh.body).toMatchObject({ Status: 409, Message: messages.tooMany });
});
