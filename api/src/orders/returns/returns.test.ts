import { expect, test } from 'vitest';
import { closeAccount } from '../../identity/personal-data/close-account.ts';
import { aBuyer } from '../../payments/testing/payment-fixtures.ts';
import { allTexts } from '../../texts/text-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import { twoSoldPieces } from '../../desk-orders/refunds/refund-fixtures.ts';
import { messages } from './messages.ts';
import { aKey, onePieceOf, twoDeliveredPieces, type Delivered } from './return-fixtures.ts';

const withdraw = ({ desk, hash, buyer }: Delivered, ReturnId: number) =>
  desk.shop.ask('POST /v1/Orders/Returns/Withdraw', { HashOrderId: hash, ReturnId }, buyer);

test('a customer asks to return a piece, reads the request on the order, and is told by a text', async () => {
  const sold = await twoDeliveredPieces();
  const before = await sold.seenByCustomer();

  const { status, body } = await sold.askToReturn();

  expect(before).toMatchObject({
    ReturnableUntil: '2026-01-18T20:29:59.999Z',
    OrderDetails: [{ ProductSaleParamId: sold.buyer.saleParamId, ReturnablePieces: 2 }],
    Returns: [],
  });
  expect([status, body.Message]).toEqual([200, messages.asked]);
  expect(body.Value).toMatchObject({
    OrderDetails: [{ ReturnablePieces: 1 }],
    Returns: [
      {
        State: 'asked',
        Reason: 'broken',
        Text: 'گوشهٔ آن شکسته است.',
        Details: [{ Quantity: 1 }],
        CountOfPictures: 0,
        Instruction: '',
        RefusalReason: '',
      },
    ],
  });
  expect((await allTexts(sold.desk.shop)).at(-1)).toMatchObject({ kind: 'returnAsked' });
});

test('the same press again asks for nothing more', async () => {
  const sold = await twoDeliveredPieces();
  const Key = aKey();

  const answers = await Promise.all([
    sold.askToReturn({ Key }),
    sold.askToReturn({ Key }),
    sold.askToReturn({ Key }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await sold.seenByCustomer()).Returns).toHaveLength(1);
});

test('no line is asked for beyond its pieces, whatever asked for them or gave their money back', async () => {
  const sold = await twoDeliveredPieces();
  const onePiece = [{ saleParamId: sold.buyer.saleParamId, quantity: 1, isRestocked: false }];

  const three = await sold.askToReturn({ Lines: onePieceOf(sold, 3) });
  await sold.ask({ lines: onePiece });
  const two = await sold.askToReturn({ Lines: onePieceOf(sold, 2) });
  const one = await sold.askToReturn();
  const none = await sold.askToReturn();

  expect([three, two, one, none].map(({ status }) => status)).toEqual([400, 400, 200, 400]);
  expect(two.body.Errors).toMatchObject([
    { Field: 'Lines', Message: expect.stringContaining('تنها ۱ عدد') as string },
  ]);
  expect(none.body.Errors).toMatchObject([
    { Field: 'Lines', Message: expect.stringContaining('چیزی برای مرجوعی نمانده') as string },
  ]);
});

test('a request is taken back while nobody has decided, and its pieces can be asked for again', async () => {
  const sold = await twoDeliveredPieces();
  await sold.askToReturn({ Lines: onePieceOf(sold, 2) });

  const first = await withdraw(sold, 1);
  const again = await withdraw(sold, 1);
  const next = await sold.askToReturn({ Lines: onePieceOf(sold, 2) });

  expect([first.status, first.body.Message]).toEqual([200, messages.withdrawn]);
  expect(again.status).toBe(200);
  expect(next.body.Value.Returns).toMatchObject([{ State: 'withdrawn' }, { State: 'asked' }]);
});

test('a request that the shop has decided about is not taken back', async () => {
  const sold = await twoDeliveredPieces();
  await sold.askToReturn();
  const wish = { id: 1, instruction: 'با پست بفرستید.', key: aKey() };
  await sold.desk.ask('POST /v1/desk/returns/accept', wish, sold.clerk);

  const late = await withdraw(sold, 1);

  expect([late.status, late.body.Message]).toEqual([400, messages.decided]);
});

test('a return is asked for until the end of the seventh working day in Tehran, and not a moment later', async () => {
  const sold = await twoDeliveredPieces();
  const { shop } = sold.desk;

  shop.setTime('2026-01-18T20:29:59Z');
  const inTime = await sold.askToReturn();
  shop.setTime('2026-01-18T20:30:00Z');
  const tooLate = await sold.askToReturn();

  expect([inTime.status, tooLate.status]).toEqual([200, 400]);
  expect(tooLate.body.Message).toBe(messages.tooLate('۷'));
  expect(await sold.seenByCustomer()).toMatchObject({ ReturnableUntil: null });
});

test('an order that is not delivered can be cancelled, and not returned', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer } = sold;
  const { hash } = await desk.shop.store.db
    .selectFrom('orders')
    .select('hash')
    .executeTakeFirstOrThrow();

  const { status, body } = await desk.shop.ask(
    'POST /v1/Orders/Returns/Ask',
    { HashOrderId: hash, Key: aKey(), Lines: onePieceOf(sold), Reason: 'wrong', Text: '' },
    buyer,
  );

  expect([status, body.Message]).toEqual([400, messages.notDelivered]);
  expect(await sold.seenByCustomer()).toMatchObject({ ReturnableUntil: null });
});

test('a line of another order, no line, no reason and another reason without words are refused beside their cause', async () => {
  const sold = await twoDeliveredPieces();
  const { saleParamId } = sold.buyer;

  const answers = [
    await sold.askToReturn({ Lines: [{ ProductSaleParamId: saleParamId + 99, Quantity: 1 }] }),
    await sold.askToReturn({ Lines: [] }),
    await sold.askToReturn({ Lines: onePieceOf(sold, 0) }),
    await sold.askToReturn({ Lines: [...onePieceOf(sold), ...onePieceOf(sold)] }),
    await sold.askToReturn({ Reason: 'نمی‌دانم' as 'other' }),
    await sold.askToReturn({ Reason: 'other', Text: ' ' }),
    await sold.askToReturn({ Text: 'ب'.repeat(1001) }),
    await sold.askToReturn({ Pictures: ['a', 'b', 'c', 'd'].map((name) => name.repeat(22)) }),
  ];

  expect(answers.map(({ status, body }) => [status, body.Errors?.[0]?.Field])).toEqual([
    [400, 'Lines'],
    [400, 'Lines'],
    [400, 'Lines.0.Quantity'],
    [400, 'Lines'],
    [400, 'Reason'],
    [400, 'Text'],
    [400, 'Text'],
    [400, 'Pictures'],
  ]);
  expect((await sold.seenByCustomer()).Returns).toEqual([]);
});

test('nobody asks for the order of another customer, or takes back what another has asked for', async () => {
  const sold = await twoDeliveredPieces();
  await sold.askToReturn();
  const { token } = await aBuyer(sold.desk.shop, { mobile: '09131234568' });
  const ofStranger = { ...sold, buyer: { ...sold.buyer, token } };

  expect((await sold.askToReturn({}, { token })).status).toBe(404);
  expect((await withdraw(ofStranger, 1)).status).toBe(404);
  expect((await sold.seenByCustomer()).Returns).toMatchObject([{ State: 'asked' }]);
});

test('who asks and takes back again and again is told to call the shop', async () => {
  const sold = await twoDeliveredPieces();
  for (let id = 1; id <= 10; id += 1) {
    await sold.askToReturn();
    await withdraw(sold, id);
  }

  const { status, body } = await sold.askToReturn();

  expect([status, body.Message]).toEqual([400, messages.tooOften]);
});

test('an account with an open request is not closed, and one that is leaves no words of it', async () => {
  const sold = await twoDeliveredPieces();
  await sold.askToReturn();

  const early = await closeAccount(sold.desk.shop, '09131234567');
  await withdraw(sold, 1);
  sold.desk.shop.setTime(new Date(sold.desk.shop.clock().getTime() + 2 * 24 * 60 * 60 * 1000));
  const later = await closeAccount(sold.desk.shop, '09131234567');

  expect([early, later]).toEqual(['return', 'closed']);
  const kept = await sold.desk.shop.store.db.selectFrom('order_returns').selectAll().execute();
  expect(kept).toMatchObject([{ comment: '', state: 'withdrawn' }]);
});

test.skipIf(!serverUrl)(
  'of two requests at once for the same last pieces one is noted, and the other is told',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const sold = await twoDeliveredPieces(store);
    const Lines = onePieceOf(sold, 2);

    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('orders').select('id').forUpdate().execute();
      const first = sold.askToReturn({ Lines });
      await untilWaiting(store, 1);
      const second = sold.askToReturn({ Lines });
      await untilWaiting(store, 2);
      return { first, second };
    });

    const [first, second] = [await asked.first, await asked.second];
    expect([first.status, second.status]).toEqual([200, 400]);
    expect((await sold.seenByCustomer()).Returns).toHaveLength(1);
  },
);
