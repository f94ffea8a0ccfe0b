import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { sendTexts } from '../texts/send-texts.ts';
import { allTexts, aTextProvider } from '../texts/text-fixtures.ts';
import { messages } from './messages.ts';

/** An order that was handed over with this code, its customer's texts, and a member who may note another code. */
async function anOrderOnItsWay(code = '') {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  await payAtBank(shop, await aBuyer(shop));
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
  await desk.ask('POST /v1/desk/orders/hand-over', { id, trackingCode: code }, clerk);
  const note = (trackingCode: string, seen = code, member = clerk) =>
    desk.ask('POST /v1/desk/orders/tracking-code', { id, trackingCode, seen }, member);
  const provider = await aTextProvider();
  const send = async () => {
    await sendTexts({ ...shop, ...provider });
    return provider.heard.map(({ body }) => body).filter((body) => body.includes('تحویل پیک'));
  };
  const textOfIt = async () =>
    (await allTexts(shop)).filter(({ kind }) => kind === 'handedToCourier');
  return { shop, desk, clerk, id, note, provider, send, textOfIt };
}

test('a wrong code is corrected, and the text that waited for the morning has the right one', async () => {
  const { desk, note, send, textOfIt } = await anOrderOnItsWay('RR12');

  const noted = await note('RR۲۱');
  const sent = await send();

  expect(noted.body.Value).toMatchObject({ trackingCode: 'RR21', state: 'handedToCourier' });
  expect(sent).toEqual([expect.stringContaining('کد رهگیری: \u200ERR21\u200E')]);
  expect(await textOfIt()).toHaveLength(1);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    subject: 'order',
    before: { trackingCode: 'RR12' },
    after: { trackingCode: 'RR21' },
  });
});

test('a code that the post gives the next day is told to a customer who has had the text already', async () => {
  const { note, provider, send } = await anOrderOnItsWay();
  await send();

  await note('RR12');
  const sent = await send();

  expect(sent).toEqual([
    expect.not.stringContaining('رهگیری'),
    expect.stringContaining('کد رهگیری: \u200ERR12\u200E'),
  ]);
  expect(new Set(provider.heard.map(({ sendId }) => sendId)).size).toBe(provider.heard.length);
});

test('a code that is corrected while its text goes out is told in another one', async () => {
  const { shop, note, textOfIt } = await anOrderOnItsWay('RR12');
  const heard: string[] = [];
  const sms = {
    ...shop.sms,
    sendText: async ({ body }: { body: string }) => {
      heard.push(body);
      if (body.includes('RR12')) await note('RR21');
    },
  };

  await sendTexts({ ...shop, sms });
  await sendTexts({ ...shop, sms });

  expect(heard.filter((body) => body.includes('رهگیری'))).toEqual([
    expect.stringContaining('RR12'),
    expect.stringContaining('RR21'),
  ]);
  expect(await textOfIt()).toMatchObject([{ state: 'sent' }]);
});

test('a text that names no code is not sent a second time', async () => {
  const { desk, note, send } = await anOrderOnItsWay('RR12');
  await send();
  const template = '{name} عزیز، سفارش {order} تحویل پیک شد.';
  await desk.ask(
    'POST /v1/desk/texts/settings/save',
    { kinds: { handedToCourier: { isOn: true, template } } },
    await aMember(desk, ['owner']),
  );

  await note('RR21');

  expect(await send()).toHaveLength(1);
});

test('a code that is taken back is told to nobody who has it', async () => {
  const { note, send } = await anOrderOnItsWay('RR12');
  await send();

  const { body } = await note('');

  expect(body.Value.trackingCode).toBeNull();
  expect(await send()).toHaveLength(1);
});

test('of two members who correct a code the second sees what the first has noted', async () => {
  const { note } = await anOrderOnItsWay('RR12');
  await note('RR21');

  const second = await note('RR22');

  expect(second).toMatchObject({
    status: 409,
    body: { Message: messages.codeMoved, Value: { trackingCode: 'RR21' } },
  });
});

test('an order that has arrived keeps its code, and so does one for whoever only answers shoppers', async () => {
  const { desk, clerk, id, note } = await anOrderOnItsWay('RR12');
  const support = await aMember(desk, ['support']);

  const bySupport = await note('RR21', 'RR12', support);
  await desk.ask('POST /v1/desk/orders/deliver', { id }, clerk);
  const delivered = await note('RR21');

  expect(bySupport.status).toBe(403);
  expect(delivered).toMatchObject({
    status: 409,
    body: { Message: messages.notOnItsWay, Value: { trackingCode: 'RR12' } },
  });
});
