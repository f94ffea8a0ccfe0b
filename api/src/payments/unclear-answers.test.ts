import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askBank } from '../banks/bank-wire.ts';
import { aBank, aBankThatAnswers, payment } from '../banks/gateway-fixtures.ts';

describe('an unreliable answer', () => {
  const question = {
    authority: `S${'0'.repeat(35)}`,
    attemptNo: 1,
    reference: 'R1',
    amountRial: 1000,
  };
  const soap = (inner: string) =>
    `<S:Envelope xmlns:S="x"><S:Body><n:bpVerifyRequestResponse xmlns:n="y">${inner}</n:bpVerifyRequestResponse></S:Body></S:Envelope>`;

  test.each([
    ['zarinpal', 'is not JSON', '<h1>502</h1>'],
    ['zarinpal', 'has no code', '{"data":{},"errors":[]}'],
    ['zarinpal', 'is of another shape', '{"data":"yes"}'],
    ['zarinpal', 'speaks of the terminal', '{"data":[],"errors":{"code":-11,"message":""}}'],
    ['zarinpal', 'says yes without a reference', '{"data":{"code":100},"errors":[]}'],
    ['saman', 'is not JSON', '<h1>502</h1>'],
    ['saman', 'has no code', '{"Success":true}'],
    ['saman', 'speaks of the terminal', '{"ResultCode":-104}'],
    ['saman', 'says yes without a payment', '{"ResultCode":0,"Success":true}'],
    ['saman', 'is about another receipt', samanDetail('R2', 2001)],
    ['saman', 'is about another terminal', samanDetail('R1', 2002)],
    ['mellat', 'is not XML', '{"code":0}'],
    ['mellat', 'is a fault', '<S:Envelope><S:Body><S:Fault/></S:Body></S:Envelope>'],
    ['mellat', 'declares entities', `<!DOCTYPE x [<!ENTITY y "0">]>${soap('<return>0</return>')}`],
    ['mellat', 'is no code', soap('<return>yes</return>')],
    ['mellat', 'says it twice', soap('<return>0</return><return>17</return>')],
    ['mellat', 'hides it in a comment', soap('<!-- --><return>0</return>')],
    ['mellat', 'speaks of the server', soap('<return>421</return>')],
    ['mellat', 'has an unknown code', soap('<return>9999</return>')],
    ['snapppay', 'is not JSON', '<h1>502</h1>'],
    ['snapppay', 'has no verdict', '{"response":{}}'],
    ['snapppay', 'is about another payment', snapppayStatus({ transactionId: '00000002' })],
    ['snapppay', 'has an unknown state', snapppayStatus({ status: 'PAID' })],
    ['snapppay', 'speaks of the terminal', '{"successful":false,"errorData":{"errorCode":1051}}'],
    ['snapppay', 'asks to wait', '{"successful":false,"errorData":{"errorCode":1053}}'],
    ['snapppay', 'has an unknown code', '{"successful":false,"errorData":{"errorCode":9999}}'],
  ] as const)('of %s that %s leaves the payment unclear', async (name, _why, body) => {
    const gateway = await aBankThatAnswers(name, body);

    await expect(gateway.verify(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
  });

  test('a refused reversal counts as made if Zarinpal reports the payment as reversed', async () => {
    const refusal = '{"data":[],"errors":{"code":-63}}';
    const answers = ['REVERSED', 'VERIFIED'].map(
      (status) => `{"data":{"code":100,"status":"${status}"}}`,
    );
    const [reversed = '', kept = ''] = answers;

    const gateways = [
      await aBankThatAnswers('zarinpal', refusal, reversed),
      await aBankThatAnswers('zarinpal', refusal, kept),
    ];
    const silent = await aBankThatAnswers('zarinpal', refusal, '{"data":[],"errors":{"code":-12}}');

    expect(await gateways[0]?.reverse(question)).toBe(true);
    expect(await gateways[1]?.reverse(question)).toBe(false);
    await expect(silent.reverse(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
  });

  test('an unknown code of Saman for a reversal means neither made nor refused', async () => {
    const gateway = await aBankThatAnswers('saman', '{"ResultCode":-1}');
    const refusing = await aBankThatAnswers('saman', '{"ResultCode":-6}');

    await expect(gateway.reverse(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
    expect(await refusing.reverse(question)).toBe(false);
  });

  test.each([
    ['zarinpal', '{"data":{"code":100,"authority":"../../evil"},"errors":[]}'],
    ['saman', '{"status":1,"token":"../../evil"}'],
    ['mellat', soap('<return>0,../../evil</return>').replaceAll('Verify', 'Pay')],
    ['snapppay', snapppayPage('<script>', 'https://pay.example/')],
    ['snapppay', snapppayPage('token-of-it', 'javascript:alert(1)')],
    ['snapppay', snapppayPage('token-of-it', '/pay')],
  ] as const)('an invalid payment id from %s is not sent to the browser', async (name, body) => {
    const gateway = await aBankThatAnswers(name, body);

    await expect(gateway.request(payment)).rejects.toMatchObject({ name: 'GatewayUnclear' });
  });

  test('a full card number is never stored, whoever sends it', async () => {
    const { gateway } = await aBank('mellat');
    const fields = { RefId: 'A', ResCode: '0', SaleOrderId: '1', SaleReferenceId: '12' };

    const whole = gateway.readReturn({ ...fields, CardHolderPan: '6037991234561234' });
    const masked = gateway.readReturn({ ...fields, CardHolderPan: '603799******1234' });

    expect([whole?.maskedPan, masked?.maskedPan]).toEqual([null, '603799******1234']);
  });
});

test('an endless answer is not read to its end', async () => {
  const server = Fastify();
  const endless = function* () {
    for (;;) yield Buffer.alloc(16_384, '0');
  };
  server.post('/*', (_request, reply) => reply.send(Readable.from(endless())));
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());

  const answer = askBank(url, { body: '', headers: {} });

  await expect(answer).rejects.toMatchObject({ name: 'GatewayUnclear' });
});

test('a payment at Mellat that only an inquiry confirmed is verified before it is settled', async () => {
  const { gateway, pay } = await aBank('mellat');
  const { authority } = await gateway.request(payment);
  const question = await pay(authority);

  await gateway.settle?.(question);

  expect(await gateway.verify(question)).toMatchObject({ paid: true, code: 43 });
  expect(await gateway.reverse(question)).toBe(false);
});

test('Mellat gets SOAP with its own time format, and no value can close an element', async () => {
  const asked: string[] = [];
  const gateway = await aBankThatAnswers('mellat', '', '', (body) => asked.push(body));

  await gateway.request(payment).catch(() => undefined);

  expect(asked[0]).toContain('<userPassword>a&lt;b&amp;c</userPassword>');
  expect(asked[0]).toContain('<localDate>20260111</localDate><localTime>003509</localTime>');
  expect(asked[0]).toContain('<additionalData>پرداخت &lt;۱&gt; &amp; دیگر</additionalData>');
  expect(asked[0]).toMatch(/<b:bpPayRequest xmlns:b="http:\/\/interfaces.core.sw.bps.com\/">/);
});

function samanDetail(RefNum: string, TerminalNumber: number): string {
  const TransactionDetail = { RefNum, TerminalNumber, OrginalAmount: 1000 };
  return JSON.stringify({ ResultCode: 0, TransactionDetail });
}

function snapppayStatus(change: object): string {
  const response = { transactionId: '00000001', status: 'VERIFY', amount: 1000, ...change };
  return JSON.stringify({ successful: true, response });
}

function snapppayPage(paymentToken: string, paymentPageUrl: string): string {
  return JSON.stringify({ successful: true, response: { paymentToken, paymentPageUrl } });
}
