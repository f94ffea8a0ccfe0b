import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { bankTrials } from '../bank-trials-fixtures.ts';

const question = { authority: 'A', attemptNo: 1, reference: '77', amountRial: 1000 };

/** Mellat, where each operation answers with the same code whenever it is asked. */
async function aMellat(codes: Record<string, number>) {
  const server = Fastify();
  const asked: string[] = [];
  server.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  server.post('/*', ({ body }) => {
    const operation = /<b:(\w+)/.exec(String(body))?.[1] ?? '';
    asked.push(operation);
    return `<S:Body><n:${operation}Response><return>${codes[operation]}</return></n:${operation}Response></S:Body>`;
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return { gateway: bankTrials.mellat.driver({ apiUrl: () => url, pageUrl: url }), asked };
}

test.each([
  ['the terminal', 421],
  ['the bank', 34],
])(
  'a payment whose verification only speaks of %s (%i) is looked for by an inquiry',
  async (_of, code) => {
    const { gateway } = await aMellat({ bpVerifyRequest: code, bpInquiryRequest: 0 });

    expect(await gateway.verify(question)).toMatchObject({ paid: true, reference: '77' });
  },
);

test('a reversal that was made before is one, one of a settled payment is refused, and an unknown code is neither', async () => {
  const [before, settled, unknown] = await Promise.all(
    [48, 45, 34].map((code) => aMellat({ bpReversalRequest: code })),
  );

  expect(await before?.gateway.reverse(question)).toBe(true);
  expect(await settled?.gateway.reverse(question)).toBe(false);
  await expect(unknown?.gateway.reverse(question)).rejects.toMatchObject({
    name: 'GatewayUnclear',
  });
});

test('a payment that was settled before needs no further settlement', async () => {
  const { gateway, asked } = await aMellat({ bpSettleRequest: 45 });

  await gateway.settle?.(question);

  expect(asked).toEqual(['bpSettleRequest']);
});
