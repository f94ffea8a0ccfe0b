import { expect, test } from 'vitest';
import { aBankThatAnswers } from '../gateway-fixtures.ts';

const question = { authority: 'token', attemptNo: 1, reference: 'receipt', amountRial: 1_550_000 };

const samanThatAnswers = (resultCode: number) =>
  aBankThatAnswers('saman', JSON.stringify({ ResultCode: resultCode }));

test.each([
  [5, true],
  [-106, false],
])('after code %i the payment counts as reversed: %s', async (code, isReversed) => {
  const gateway = await samanThatAnswers(code);

  expect(await gateway.reverse(question)).toBe(isReversed);
});

test('an unknown code does not tell whether a payment was reversed', async () => {
  const gateway = await samanThatAnswers(77);

  await expect(gateway.reverse(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
});

test('a payment that the bank has reversed is not paid, and the reason is the reversal', async () => {
  const gateway = await samanThatAnswers(5);

  expect(await gateway.verify(question)).toEqual({ paid: false, code: 5, reason: 'reversed' });
});

test.each([
  ['less than was asked for', 1_000, 1_000],
  ['the same', 1_550_000, 1_550_000],
  ['nothing', undefined, 1_550_000],
  ['an empty text', '', 1_550_000],
  ['null', null, 1_550_000],
])('the bank has taken what it says that it took: %s', async (_, AffectiveAmount, taken) => {
  const detail = { RefNum: 'receipt', TerminalNumber: 2001, OrginalAmount: 1_550_000 };
  const answer = { ResultCode: 0, TransactionDetail: { ...detail, AffectiveAmount } };
  const gateway = await aBankThatAnswers('saman', JSON.stringify(answer));

  expect(await gateway.verify(question)).toMatchObject({ paid: true, amountRial: taken });
});
