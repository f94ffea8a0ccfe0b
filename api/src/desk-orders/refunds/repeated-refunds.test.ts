import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loggedChanges } from '../../desk/desk-fixtures.ts';
import { walletOf } from '../../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';
import { onePiece, twoSoldPieces } from './refund-fixtures.ts';

test('a press that is sent again, or twice at once, refunds once and is answered alike', async () => {
  const { desk, buyer, ask } = await twoSoldPieces();
  const key = randomUUID();

  const twice = await Promise.all([1, 2].map(() => ask({ key })));
  const again = await ask({ key });
  const otherSum = await ask({ key, amountToman: 30_000 });

  const answers = [...twice, again].map(({ status, body }) => [status, body.Value.id]);
  expect(answers).toEqual([1, 2, 3].map(() => [200, again.body.Value.id]));
  expect(otherSum).toMatchObject({ status: 409, body: { Message: messages.otherAlready } });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(20_000);
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test('a key that was used never answers for money that goes another way, or for other pieces', async () => {
  const sold = await twoSoldPieces();
  const { desk, ask } = sold;
  const key = randomUUID();
  const wish = { key, lines: onePiece(sold) };
  await ask(wish);

  const same = await ask(wish);
  const others = [
    await ask({ ...wish, way: 'bank' }),
    await ask({ ...wish, reason: 'دلیل دیگر' }),
    await ask({ ...wish, lines: [] }),
    await ask({ ...wish, lines: onePiece(sold, false) }),
    await ask({ ...wish, lines: onePiece(sold).map((line) => ({ ...line, quantity: 2 })) }),
  ];

  expect(same.status).toBe(200);
  expect(others).toMatchObject(
    others.map(() => ({ status: 409, body: { Message: messages.otherAlready } })),
  );
  expect(await loggedChanges(desk)).toHaveLength(1);
});
