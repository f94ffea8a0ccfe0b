import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { bankTrials } from '../bank-trials-fixtures.ts';
import { aBankThatAnswers } from '../gateway-fixtures.ts';

const question = { authority: 'token-of-it', attemptNo: 1, reference: null, amountRial: 1000 };
const unclear = { name: 'GatewayUnclear' };

const done = (response: object) => JSON.stringify({ successful: true, response });
const refusal = JSON.stringify({ successful: false, errorData: { errorCode: 1011 } });
const state = (status: string, transactionId = '00000001') =>
  done({ transactionId, status, amount: 1000 });

test('words without a loan are no offer, and neither is a loan without words', async () => {
  const words = { title_message: 'پرداخت اقساطی', description: '۴ قسط' };
  const offerIn = async (response: object) =>
    (await aBankThatAnswers('snapppay', done(response))).offer?.(1_000_000);

  expect(await offerIn({ eligible: true, ...words })).toEqual({
    title: 'پرداخت اقساطی',
    description: '۴ قسط',
  });
  expect(await offerIn({ eligible: false, ...words })).toBeNull();
  expect(await offerIn({ eligible: true, ...words, description: null })).toBeNull();
});

test('an offer that the lender refuses, or that does not say whether it lends, is none that can be shown', async () => {
  const words = { title_message: 'پرداخت اقساطی', description: '۴ قسط' };
  const refused = await aBankThatAnswers('snapppay', refusal);
  const silent = await aBankThatAnswers('snapppay', done(words));

  await expect(refused.offer?.(1_000_000)).rejects.toMatchObject(unclear);
  await expect(silent.offer?.(1_000_000)).rejects.toMatchObject(unclear);
});

test.each([
  ['PENDING', 'revert'],
  ['VERIFY', 'revert'],
  ['SETTLE', 'cancel'],
])('a payment that is at «%s» is given back by «%s»', async (status, call) => {
  const { gateway, asked } = await aLenderAt(status);

  expect(await gateway.reverse(question)).toBe(true);

  expect(asked).toEqual(['status', call]);
});

test('a reversal whose payment the lender does not tell of is unclear, and not made', async () => {
  const gateway = await aBankThatAnswers('snapppay', done({}), refusal);

  await expect(gateway.reverse(question)).rejects.toMatchObject(unclear);
});

test('a refused reversal whose state is refused as well is unclear, and not made', async () => {
  const { gateway } = await aLenderAt('VERIFY', { answersOnce: true });

  await expect(gateway.reverse(question)).rejects.toMatchObject(unclear);
});

test('the state of another payment decides about none', async () => {
  const gateway = await aBankThatAnswers('snapppay', done({}), state('VERIFY', '00000002'));

  await expect(gateway.verify(question)).rejects.toMatchObject(unclear);
  await expect(gateway.reverse(question)).rejects.toMatchObject(unclear);
});

test('a settlement that is refused and whose state is refused as well is asked again', async () => {
  const gateway = await aBankThatAnswers('snapppay', refusal);

  await expect(gateway.settle?.(question)).rejects.toMatchObject(unclear);
});

/** A lender with a payment in this state, that does all that it is asked to, or refuses all after its first answer. */
async function aLenderAt(status: string, { answersOnce = false } = {}) {
  const asked: string[] = [];
  const server = Fastify();
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, parsed) =>
    parsed(null, {}),
  );
  server.post('/api/online/v1/oauth/token', () => ({ access_token: 'token', expires_in: 3600 }));
  server.all<{ Params: { call: string } }>('/api/online/payment/v1/:call', (request, reply) => {
    const { call } = request.params;
    asked.push(call);
    const answer = call === 'status' ? state(status) : done({});
    return reply.type('application/json').send(answersOnce && asked.length > 1 ? refusal : answer);
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return { gateway: bankTrials.snapppay.driver({ apiUrl: () => url, pageUrl: url }), asked };
}
