import { randomUUID } from 'node:crypto';
import type { deskReturnCalls } from '@kashi/contracts/desk/returns';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { aMember, loggedChanges } from '../../desk/desk-fixtures.ts';
import { onePieceOf } from '../../orders/returns/return-fixtures.ts';
import { allTexts } from '../../texts/text-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import { aReturn } from './desk-return-fixtures.ts';
import { messages } from './messages.ts';

type Calls = typeof deskReturnCalls;
type Member = { cookie: string };

test('a refused request says why, gives nothing back, and frees its pieces', async () => {
  const asked = await aReturn();

  const { body } = await asked.refuse();

  expect(body).toMatchObject({ Message: messages.refused, Value: { state: 'refused' } });
  expect(await asked.seenByCustomer()).toMatchObject({
    Returns: [{ State: 'refused', RefusalReason: 'کالا استفاده شده است.' }],
    OrderDetails: [{ ReturnablePieces: 2 }],
  });
  expect((await allTexts(asked.desk.shop)).at(-1)).toMatchObject({
    kind: 'returnRefused',
    body: expect.stringContaining('کالا استفاده شده است.') as string,
  });
});

test('a second member is told what the first has decided, and the same press changes nothing more', async () => {
  const asked = await aReturn();
  const other = await aMember(asked.desk, ['owner']);
  const key = randomUUID();

  const first = await asked.accept(asked.clerk, key);
  const again = await asked.accept(asked.clerk, key);
  const second = await asked.accept(other);
  const early = await asked.refund();

  expect([first.status, again.status, second.status, early.status]).toEqual([200, 200, 409, 409]);
  expect(second.body).toMatchObject({
    Message: messages.alreadyDecided,
    Value: { state: 'accepted', decidedBy: 'همکار orders.one' },
  });
  const logged = (await loggedChanges(asked.desk)).filter(({ subject }) => subject === 'return');
  expect(logged.map(({ staff_id }) => staff_id)).toEqual([asked.clerk.id]);
});

test("an order's page at the desk has its requests to return goods", async () => {
  const asked = await aReturn();
  await asked.accept();

  const { body } = await asked.desk.ask(
    'GET /v1/desk/orders/one',
    { id: asked.orderId },
    asked.clerk,
  );

  expect(body.Value.returns).toMatchObject([{ state: 'accepted' }]);
});

test('the queue has the oldest request first, is read on from its last row, and is filtered and searched', async () => {
  const asked = await aReturn();
  await asked.askToReturn({ Lines: onePieceOf(asked) });
  await asked.accept();
  const list = async (wish: z.input<Calls['GET /v1/desk/returns']['input']>) => {
    const { body } = await asked.desk.ask('GET /v1/desk/returns', wish, asked.clerk);
    return { ids: body.Value.rows.map(({ id }) => id), next: body.Value.next };
  };

  const first = await list({ limit: 1 });
  const second = await list({ limit: 1, after: first.next ?? '' });

  expect([first.ids, second.ids, second.next]).toEqual([[1], [2], null]);
  expect((await list({ state: 'asked' })).ids).toEqual([2]);
  expect((await list({ state: 'all' })).ids).toEqual([2, 1]);
  expect((await list({ search: String(asked.orderId) })).ids).toEqual([1, 2]);
  expect((await list({ search: '۰۹۱۳' })).ids).toEqual([1, 2]);
  expect((await list({ search: '+98 913' })).ids).toEqual([1, 2]);
  expect((await list({ search: '%' })).ids).toEqual([]);
});

test('the support reads requests and decides about none, and who keeps the goods reads none', async () => {
  const asked = await aReturn();
  const support = await aMember(asked.desk, ['support']);
  const keeper = await aMember(asked.desk, ['catalogue']);
  const one = (member: Member) => asked.desk.ask('GET /v1/desk/returns/one', { id: 1 }, member);

  const statuses = [
    (await one(support)).status,
    (await asked.accept(support)).status,
    (await asked.refuse(support)).status,
    (await asked.receive(support)).status,
    (await asked.refund({}, support)).status,
    (await one(keeper)).status,
  ];

  expect(statuses).toEqual([200, 403, 403, 403, 403, 403]);
});

test('what waits for a decision or for its refund is counted', async () => {
  const asked = await aReturn();
  const waiting = async () =>
    (await asked.desk.ask('GET /v1/desk/waiting', {}, asked.clerk)).body.Value.returns;

  const counts = [await waiting()];
  await asked.accept();
  counts.push(await waiting());
  await asked.receive();
  counts.push(await waiting());
  await asked.refund();
  counts.push(await waiting());

  expect(counts).toEqual([1, 0, 1, 0]);
});

test('an unknown request and missing words are refused with a sentence', async () => {
  const asked = await aReturn();
  const key = randomUUID();
  const { desk, clerk } = asked;

  const answers = [
    await desk.ask('GET /v1/desk/returns/one', { id: 99 }, clerk),
    await desk.ask('POST /v1/desk/returns/receive', { id: 99, key }, clerk),
    await desk.ask('POST /v1/desk/returns/accept', { id: 1, instruction: ' ', key }, clerk),
    await asked.refuse(clerk, ''),
  ];

  expect(answers).toMatchObject([
    { status: 404, body: { Message: messages.noReturn } },
    { status: 404, body: { Message: messages.noReturn } },
    { status: 400, body: { Errors: [{ Field: 'instruction' }] } },
    { status: 400, body: { Errors: [{ Field: 'reason' }] } },
  ]);
});

test.skipIf(!serverUrl)(
  'of a customer who takes the request back and a member who accepts it at once one does, and the other is told',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const asked = await aReturn(store);
    const wish = { HashOrderId: asked.hash, ReturnId: 1 };

    const both = await store.transaction(async (tx) => {
      await tx.selectFrom('orders').select('id').forUpdate().execute();
      const member = asked.accept();
      await untilWaiting(store, 1);
      const customer = asked.desk.shop.ask('POST /v1/Orders/Returns/Withdraw', wish, asked.buyer);
      await untilWaiting(store, 2);
      return { member, customer };
    });

    const answers = [(await both.member).status, (await both.customer).status];
    expect(answers).toEqual([200, 400]);
    expect((await asked.seenByCustomer()).Returns).toMatchObject([{ State: 'accepted' }]);
  },
);
