import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { bankTrials } from '../bank-trials-fixtures.ts';

const question = { authority: 'A', attemptNo: 1, reference: '77', amountRial: 1000 };

/** Mellat, where each operation answers with its codes in turn, and with the last one from then on. */
async function aMellat(codes: Record<string, number | number[]>) {
  const server = Fastify();
  const asked: string[] = [];
  server.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  server.post('/*', ({ body }) => {
    const operation = /<b:(\w+)/.exec(String(body))?.[1] ?? '';
    const times = asked.filter((each) => each === operation).length;
    asked.push(operation);
    const turns = [codes[operation] ?? []].flat();
    const code = turns[Math.min(times, turns.length - 1)];
    return `<S:Body><n:${operation}Response><return>${code}</return></n:${operation}Response></S:Body>`;
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

test('a reversal that was made before is one, and one of a settled payment is refused', async () => {
  const [before, settled] = await Promise.all(
    [48, 45].map((code) => aMellat({ bpReversalRequest: code })),
  );

  expect(await before?.gateway.reverse(question)).toBe(true);
  expect(await settled?.gateway.reverse(question)).toBe(false);
});

test.each([
  ['the bank', { bpReversalRequest: 34 }],
  ['the terminal', { bpReversalRequest: 421 }],
  ['the terminal, before the payment is verified', { bpReversalRequest: 44, bpVerifyRequest: 421 }],
  ['no verification, although it was verified', { bpReversalRequest: 44, bpVerifyRequest: 0 }],
])('a reversal whose answer speaks of %s is neither made nor refused', async (_of, codes) => {
  const { gateway } = await aMellat(codes);

  await expect(gateway.reverse(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
});

test('a payment that only an inquiry confirmed is verified before it is reversed', async () => {
  const { gateway, asked } = await aMellat({ bpReversalRequest: [44, 0], bpVerifyRequest: 0 });

  expect(await gateway.reverse(question)).toBe(true);
  expect(asked).toEqual(['bpReversalRequest', 'bpVerifyRequest', 'bpReversalRequest']);
});

test.each([
  ['has reversed', 48],
  ['does not verify', 42],
])(
  'a payment that the bank %s (%i) is given back by the bank, and not settled',
  async (_what, code) => {
    const { gateway } = await aMellat({
      bpReversalRequest: 44,
      bpSettleRequest: 44,
      bpVerifyRequest: code,
    });

    expect(await gateway.reverse(question)).toBe(true);
    expect(await gateway.settle?.(question)).toBe(false);
  },
);

test('a payment that the bank has reversed is not settled, which is a clear answer', async () => {
  const { gateway } = await aMellat({ bpSettleRequest: 48 });

  expect(await gateway.settle?.(question)).toBe(false);
});

test.each([
  ['the bank', { bpSettleRequest: 34 }],
  ['the terminal, before the payment is verified', { bpSettleRequest: 44, bpVerifyRequest: 421 }],
])('a settlement whose answer speaks of %s is asked for again', async (_of, codes) => {
  const { gateway } = await aMellat(codes);

  await expect(gateway.settle?.(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
});

test('a payment that was settled before needs no further settlement', async () => {
  const { gateway, asked } = await aMellat({ bpSettleRequest: 45 });

  expect(await gateway.settle?.(question)).toBe(true);
  expect(asked).toEqual(['bpSettleRequest']);
});
