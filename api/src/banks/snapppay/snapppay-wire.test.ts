import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bankTrials } from '../bank-trials-fixtures.ts';
import { payment } from '../gateway-fixtures.ts';

const question = { authority: 'token-of-it', attemptNo: 1, reference: null, amountRial: 1000 };
const unclear = { name: 'GatewayUnclear' };

/** A lender that answers every question about a payment alike, and counts the tokens that it gives out. */
async function aLender(status: number, body: object) {
  let fetched = 0;
  const server = Fastify();
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
    done(null, {}),
  );
  server.post('/api/online/v1/oauth/token', () => {
    fetched += 1;
    return { access_token: `token-${fetched}`, expires_in: 3600 };
  });
  server.all('/*', (_request, reply) => reply.code(status).send(body));
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const gateway = bankTrials.snapppay.driver({ apiUrl: () => url, pageUrl: url });
  return { gateway, fetched: () => fetched };
}

test.each([429, 500, 503])(
  'an answer by the status %i is neither a yes nor a no, whatever it says',
  async (status) => {
    const no = { successful: false, errorData: { errorCode: 1011 } };
    const { gateway } = await aLender(status, no);

    await expect(gateway.verify(question)).rejects.toMatchObject(unclear);
    await expect(gateway.request(payment)).rejects.toMatchObject(unclear);
  },
);

test('an access token is replaced two minutes before it ends, and no sooner', async () => {
  const response = { transactionId: '00000001', status: 'VERIFY', amount: 1000 };
  const { gateway, fetched } = await aLender(200, { successful: true, response });
  const begin = performance.now();
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const tokensAfter = async (seconds: number) => {
    clock.mockReturnValue(begin + seconds * 1000);
    await gateway.verify(question);
    return fetched();
  };

  const tokens = [await tokensAfter(0), await tokensAfter(3479), await tokensAfter(3480)];

  expect(tokens).toEqual([1, 1, 2]);
});

test('no buyer is sent to a page of the lender without encryption', async () => {
  const page = (paymentPageUrl: string) => ({
    successful: true,
    response: { paymentToken: 'token-of-it', paymentPageUrl },
  });
  const answers = [
    { access_token: 'token' },
    page('http://pay.example/1'),
    page('https://pay.example/2'),
  ];
  const network = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(answers.shift())));
  onTestFinished(() => network.mockRestore());
  const apiUrl = () => 'https://api.example';
  const gateway = bankTrials.snapppay.driver({ apiUrl, pageUrl: '' });

  await expect(gateway.request(payment)).rejects.toMatchObject(unclear);
  const { page: shown } = await gateway.request(payment);

  expect(shown).toEqual({ url: 'https://pay.example/2' });
});
