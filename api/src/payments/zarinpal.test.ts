import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sandboxBankRoutes } from '../bank-sandbox/bank-routes.ts';
import type { Gateway } from './gateway.ts';
import { zarinpal } from './zarinpal.ts';

const merchantId = '11111111-2222-4333-8444-555555555555';

const payment = {
  amountRial: 1_550_000,
  description: 'پرداخت ۱',
  returnUrl: 'http://127.0.0.1:3000/pay/zarinpal/x/return',
  mobile: '09131234567',
  attemptNo: 1,
};

describe('against the sandbox bank', () => {
  test('a payment is requested, paid, verified, and verified again as the same', async () => {
    const { gateway, press } = await aBank();

    const { authority, paymentUrl } = await gateway.request(payment);
    const before = await gateway.verify({ authority, amountRial: 1_550_000 });
    const back = await press(authority, 'pay');
    const first = await gateway.verify({ authority, amountRial: 1_550_000 });
    const second = await gateway.verify({ authority, amountRial: 1_550_000 });

    expect(authority).toMatch(/^S[0-9A-Z]{35}$/);
    expect(paymentUrl).toBe(`https://shop.example/bank/pg/StartPay/${authority}`);
    expect(before).toEqual({ paid: false, code: -51 });
    expect(back).toBe(`${payment.returnUrl}?Authority=${authority}&Status=OK`);
    expect(first).toMatchObject({ paid: true, code: 100, maskedPan: '603799******0000' });
    expect(second).toEqual({ ...first, code: 101 });
  });

  test('another amount, another merchant and an unknown authority are not paid', async () => {
    const { gateway, as, press } = await aBank();
    const { authority } = await gateway.request(payment);
    await press(authority, 'pay');

    const verdicts = [
      await gateway.verify({ authority, amountRial: 1000 }),
      await as('99999999-2222-4333-8444-555555555555').verify({ authority, amountRial: 1_550_000 }),
      await gateway.verify({ authority: `S${'0'.repeat(35)}`, amountRial: 1_550_000 }),
    ];

    expect(verdicts.map(({ code }) => code)).toEqual([-50, -53, -54]);
  });

  test('too small an amount is refused with its code', async () => {
    const { gateway } = await aBank();

    await expect(gateway.request({ ...payment, amountRial: 990 })).rejects.toMatchObject({
      name: 'GatewayRefusal',
      code: -9,
    });
  });

  test('what was paid and never verified is listed until it is', async () => {
    const { gateway, press } = await aBank();
    const { authority } = await gateway.request(payment);
    await gateway.request(payment);
    await press(authority, 'pay');

    const before = await gateway.unverified();
    await gateway.verify({ authority, amountRial: payment.amountRial });

    expect(before).toEqual([authority]);
    expect(await gateway.unverified()).toEqual([]);
  });

  test('a payment is reversed once, and a second reversal knows it', async () => {
    const { gateway, press } = await aBank();
    const { authority } = await gateway.request(payment);
    const unpaid = await gateway.reverse({ authority });
    await press(authority, 'pay');

    expect([
      unpaid,
      await gateway.reverse({ authority }),
      await gateway.reverse({ authority }),
    ]).toEqual([false, true, true]);
  });

  test('after thirty minutes nothing is reversed', async () => {
    const { gateway, press, setTime } = await aBank();
    const { authority } = await gateway.request(payment);
    await press(authority, 'pay');

    setTime('2026-01-10T08:30:01Z');

    expect(await gateway.reverse({ authority })).toBe(false);
  });
});

describe('an answer that cannot be relied on', () => {
  test.each([
    ['is not JSON', '<h1>502</h1>'],
    ['has no code', '{"data":{},"errors":[]}'],
    ['is of another shape', '{"data":"yes"}'],
    ['speaks of the terminal', '{"data":[],"errors":{"code":-11,"message":""}}'],
    ['says yes without a reference', '{"data":{"code":100},"errors":[]}'],
  ])('because it %s leaves the payment unclear', async (_why, body) => {
    const gateway = await aBankThatAnswers(body);

    const verdict = gateway.verify({ authority: `S${'0'.repeat(35)}`, amountRial: 1000 });

    await expect(verdict).rejects.toMatchObject({ name: 'GatewayUnclear' });
  });

  test('a refused reversal counts as made when the bank says so of the payment', async () => {
    const refusal = '{"data":[],"errors":{"code":-63}}';
    const reversed = await aBankThatAnswers(refusal, '{"data":{"code":100,"status":"REVERSED"}}');
    const kept = await aBankThatAnswers(refusal, '{"data":{"code":100,"status":"VERIFIED"}}');
    const silent = await aBankThatAnswers(refusal, '{"data":[],"errors":{"code":-12}}');
    const authority = `S${'0'.repeat(35)}`;

    expect(await reversed.reverse({ authority })).toBe(true);
    expect(await kept.reverse({ authority })).toBe(false);
    await expect(silent.reverse({ authority })).rejects.toMatchObject({ name: 'GatewayUnclear' });
  });

  test('an authority that is none is not sent to the browser', async () => {
    const gateway = await aBankThatAnswers(
      '{"data":{"code":100,"authority":"../../evil"},"errors":[]}',
    );

    await expect(gateway.request(payment)).rejects.toMatchObject({ name: 'GatewayUnclear' });
  });
});

async function aBank() {
  let now = new Date('2026-01-10T08:00:00Z');
  const server = Fastify();
  await server.register(sandboxBankRoutes, {
    base: '',
    clock: () => now,
    shopUrl: payment.returnUrl,
    canMisbehave: false,
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const as = (merchant: string) =>
    zarinpal({ merchantId: merchant, apiUrl: () => url, pageUrl: 'https://shop.example/bank' });
  return {
    gateway: as(merchantId),
    as,
    press: async (authority: string, button: string) => {
      const pressed = await server.inject({
        method: 'POST',
        url: `/pg/StartPay/${authority}/${button}`,
      });
      return pressed.headers.location;
    },
    setTime: (time: string) => {
      now = new Date(time);
    },
  };
}

async function aBankThatAnswers(body: string, toInquiry = body): Promise<Gateway> {
  const server = Fastify();
  server.post('/*', (request, reply) =>
    reply.type('application/json').send(request.url.includes('inquiry') ? toInquiry : body),
  );
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return zarinpal({ merchantId, apiUrl: () => url, pageUrl: url });
}
