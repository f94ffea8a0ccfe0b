import Fastify from 'fastify';
import type { GatewayName } from '@kashi/contracts/gateways';
import { expect, onTestFinished, test } from 'vitest';
import { bankTrials } from './bank-trials-fixtures.ts';
import { payment } from './gateway-fixtures.ts';

/** What a bank is sent when a payment is requested there. */
async function requestedAt(name: GatewayName, asked = payment): Promise<unknown> {
  const server = Fastify();
  const sent: unknown[] = [];
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
    done(null, {}),
  );
  server.post('/api/online/v1/oauth/token', () => ({ access_token: 'token' }));
  server.post('/*', ({ body }) => {
    sent.push(body);
    return {};
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const gateway = bankTrials[name].driver({ apiUrl: () => url, pageUrl: url });
  await gateway.request(asked).catch(() => undefined);
  return sent[0];
}

test('Zarinpal is told that the sum is in rial', async () => {
  expect(await requestedAt('zarinpal')).toMatchObject({
    amount: 1_550_000,
    currency: 'IRR',
    callback_url: payment.returnUrl,
    metadata: { mobile: '09131234567', order_id: '1' },
  });
});

test('Saman is told the sum in rial, and to whom the receipt is sent', async () => {
  expect(await requestedAt('saman')).toMatchObject({
    Amount: 1_550_000,
    ResNum: '1',
    RedirectUrl: payment.returnUrl,
    CellNumber: '09131234567',
  });
});

test('SnappPay is told what is lent for, what comes off the sum, and by which number it knows the buyer', async () => {
  const goods = payment.goods && { ...payment.goods, paidElsewhereRial: 30_000 };

  expect(await requestedAt('snapppay', { ...payment, goods })).toMatchObject({
    amount: 1_550_000,
    discountAmount: 10_000,
    externalSourceAmount: 30_000,
    mobile: '+989131234567',
    transactionId: '00000001',
    cartList: [{ shippingAmount: 450_000, taxAmount: 110_000, totalAmount: 1_560_000 }],
  });
});
