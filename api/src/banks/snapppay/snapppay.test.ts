import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { bankTrials } from '../bank-trials-fixtures.ts';
import { aBank, aBankThatAnswers, payment } from '../gateway-fixtures.ts';
import { snapppayCart } from './snapppay-cart.ts';

const question = { authority: 'token-of-it', attemptNo: 1, reference: null, amountRial: 1000 };

const refusal = (errorCode: number) =>
  JSON.stringify({ successful: false, errorData: { errorCode } });
const state = (status: string, amount = 1000) =>
  JSON.stringify({ successful: true, response: { transactionId: '00000001', status, amount } });

test.each(['VERIFY', 'SETTLE'])('a payment that is at «%s» already is paid', async (status) => {
  const gateway = await aBankThatAnswers('snapppay', refusal(1011), state(status));

  expect(await gateway.verify(question)).toMatchObject({ paid: true, reference: '00000001' });
});

test.each(['REVERT', 'CANCEL'])(
  'a payment that is at «%s» is given back, and not settled',
  async (status) => {
    const gateway = await aBankThatAnswers('snapppay', refusal(1011), state(status));

    expect(await gateway.verify(question)).toMatchObject({ paid: false, reason: 'reversed' });
    expect(await gateway.reverse(question)).toBe(true);
    expect(await gateway.settle?.(question)).toBe(false);
  },
);

test('a refused reversal is none while the payment stands, and a refused settlement is asked again', async () => {
  const gateway = await aBankThatAnswers('snapppay', refusal(1011), state('VERIFY'));
  const settled = await aBankThatAnswers('snapppay', refusal(1011), state('SETTLE'));

  expect(await gateway.reverse(question)).toBe(false);
  await expect(gateway.settle?.(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
  expect(await settled.settle?.(question)).toBe(true);
});

test('the state says which sum was lent', async () => {
  const gateway = await aBankThatAnswers('snapppay', refusal(1011), state('VERIFY', 500));

  expect(await gateway.verify(question)).toMatchObject({ paid: true, amountRial: 500 });
});

test('a settled payment is cancelled, and a repeated cancellation is recognised', async () => {
  const { gateway, pay } = await aBank('snapppay');
  const { authority } = await gateway.request(payment);
  const paid = await pay(authority);
  await gateway.verify(paid);
  await gateway.settle?.(paid);

  const answers = [await gateway.reverse(paid), await gateway.reverse(paid)];

  expect(answers).toEqual([true, true]);
});

test.each([
  ['of another buyer', 1048, 'not-lent'],
  ['of a wrong account', 1051, 'terminal'],
  ['of a code that nobody knows', 4711, 'bank'],
])('a refusal %s (%i) is told as «%s»', async (_what, code, reason) => {
  const gateway = await aBankThatAnswers('snapppay', refusal(code));

  await expect(gateway.request(payment)).rejects.toMatchObject({ code, reason });
});

test.each([
  [399_990, null],
  [400_000, '۴ قسط ماهانهٔ ۱۰٬۰۰۰ تومان'],
  [100_000_000, '۴ قسط ماهانهٔ ۲٬۵۰۰٬۰۰۰ تومان'],
  [100_000_010, null],
])('for %i rial the lender offers «%s»', async (amountRial, description) => {
  const { gateway } = await aBank('snapppay');

  const offer = await gateway.offer?.(amountRial);

  expect(offer?.description ?? null).toBe(description);
});

test('the goods come to the payment with tax and delivery, less discount and wallet', () => {
  const goods = payment.goods;
  if (!goods) throw new Error('The payment has goods.');

  const cart = snapppayCart(1, goods);

  expect(cart.totalAmount - goods.discountRial - goods.paidElsewhereRial).toBe(payment.amountRial);
  expect(cart.cartItems).toMatchObject([{ count: 2, amount: 500_000, commissionType: 100 }]);
});

test('no loan is asked for without goods', async () => {
  const { gateway } = await aBank('snapppay');

  await expect(gateway.request({ ...payment, goods: null })).rejects.toThrow('without goods');
});

test.each([
  ['that ends before its time is replaced once', 1, 2],
  ['that is refused again and again is given up', 9, 2],
])('an access token %s', async (_what, refusals, tokens) => {
  const { gateway, fetched } = await aBankThatForgets(refusals);

  const verdict = await gateway.verify(question).catch((error: Error) => error.name);

  expect(verdict).toEqual(
    refusals === 1 ? expect.objectContaining({ paid: true }) : 'GatewayUnclear',
  );
  expect(fetched()).toBe(tokens);
});

/** A lender that does not know so many of the tokens that it has given out. */
async function aBankThatForgets(refusals: number) {
  let fetched = 0;
  const server = Fastify();
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
    done(null, {}),
  );
  server.post('/api/online/v1/oauth/token', () => {
    fetched += 1;
    return { access_token: `token-${fetched}`, expires_in: 3600 };
  });
  server.get('/api/online/payment/v1/status', (request, reply) => {
    const isKnown = Number(request.headers.authorization?.split('-')[1]) > refusals;
    return isKnown ? reply.type('application/json').send(state('VERIFY')) : reply.code(401).send();
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const gateway = bankTrials.snapppay.driver({ apiUrl: () => url, pageUrl: url });
  return { gateway, fetched: () => fetched };
}
