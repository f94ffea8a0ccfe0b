import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

interface Member {
  cookie: string;
}

/** The desk of a shop whose owner has saved its name. */
async function aNamedShop() {
  const desk = await aDeskOf(await testShop());
  const owner = await aMember(desk, ['owner'], { userName: 'first' });
  await desk.ask('POST /v1/desk/settings/save', { ShopName: 'لاله' }, owner);
  return { desk, owner };
}

async function anOpenShop() {
  const named = await aNamedShop();
  await opens(named.desk, named.owner);
  return named;
}

async function opening(desk: TestDesk, member: Member) {
  return (await desk.ask('GET /v1/desk/opening', {}, member)).body.Value;
}

async function opens(desk: TestDesk, member: Member) {
  const { version } = await opening(desk, member);
  return desk.ask('POST /v1/desk/opening/open', { version }, member);
}

async function closes(desk: TestDesk, member: Member, sentence = '') {
  const { version } = await opening(desk, member);
  return desk.ask('POST /v1/desk/opening/close', { sentence, version }, member);
}

async function whatShoppersAreTold({ shop }: TestDesk) {
  const { body } = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  return body.Value.BaseInfos?.Closed;
}

test('a shop with a name is opened by a press of its own, and shoppers are told so at once', async () => {
  const { desk, owner } = await aNamedShop();
  const before = await whatShoppersAreTold(desk);

  const opened = await opens(desk, owner);

  expect(before).toEqual({ Sentence: '', IsNew: true });
  expect(opened.body).toMatchObject({ Message: messages.opened, Value: { state: 'open' } });
  expect(await whatShoppersAreTold(desk)).toBeUndefined();
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    subject_id: 'opening',
    before: { state: 'new', sentence: '' },
    after: { state: 'open', sentence: '' },
  });
});

test('a shop without a name is not opened', async () => {
  const desk = await aDeskOf(await testShop());
  const owner = await aMember(desk, ['owner']);

  const opened = await opens(desk, owner);

  expect(opened).toMatchObject({ status: 400, body: { Message: messages.nameNeeded } });
  expect(await opening(desk, owner)).toMatchObject({ state: 'new' });
});

test('a closed shop gives the owner’s sentence to shoppers, and sells again once it is opened', async () => {
  const { desk, owner } = await anOpenShop();

  await closes(desk, owner, ' تا شنبه در سفریم. ');
  const closed = await whatShoppersAreTold(desk);
  await opens(desk, owner);

  expect(closed).toEqual({ Sentence: 'تا شنبه در سفریم.', IsNew: false });
  expect(await whatShoppersAreTold(desk)).toBeUndefined();
  expect((await loggedChanges(desk)).slice(-2)).toMatchObject([
    {
      before: { state: 'open', sentence: '' },
      after: { state: 'closed', sentence: 'تا شنبه در سفریم.' },
    },
    {
      before: { state: 'closed', sentence: 'تا شنبه در سفریم.' },
      after: { state: 'open', sentence: '' },
    },
  ]);
});

test('saving the facts of a closed shop leaves it closed, and its sentence can be changed', async () => {
  const { desk, owner } = await anOpenShop();
  await closes(desk, owner, 'تا شنبه');

  await desk.ask('POST /v1/desk/settings/save', { TellNo: '031' }, owner);
  await closes(desk, owner, 'تا یکشنبه');

  expect(await whatShoppersAreTold(desk)).toEqual({ Sentence: 'تا یکشنبه', IsNew: false });
});

test('a shop that was never open has nothing to close', async () => {
  const { desk, owner } = await aNamedShop();

  const closed = await closes(desk, owner);

  expect(closed).toMatchObject({ status: 400, body: { Message: messages.neverOpened } });
});

test('of two owners who close the shop the second is told, and the first one’s sentence stays', async () => {
  const { desk, owner } = await anOpenShop();
  const second = await aMember(desk, ['owner'], { userName: 'second' });
  const { version } = await opening(desk, second);
  const close = (sentence: string, member: Member) =>
    desk.ask('POST /v1/desk/opening/close', { sentence, version }, member);

  const both = await Promise.all([close('تا شنبه', owner), close('تا یکشنبه', second)]);

  const taken = both.find(({ status }) => status === 200);
  const told = both.find(({ status }) => status === 409);
  expect(told?.body).toMatchObject({
    Message: messages.openingMoved,
    Value: { current: taken?.body.Value },
  });
  expect(await opening(desk, owner)).toEqual(taken?.body.Value);
});

test('another role sees that the shop is closed, and does not open it', async () => {
  const { desk, owner } = await anOpenShop();
  await closes(desk, owner);
  const support = await aMember(desk, ['support'], { userName: 'support' });

  const opened = await opens(desk, support);

  expect(opened.status).toBe(403);
  expect(await opening(desk, support)).toMatchObject({ state: 'closed' });
});
