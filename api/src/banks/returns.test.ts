import { expect, test } from 'vitest';
import { bankTrials } from './bank-trials-fixtures.ts';
import { aBankThatAnswers } from './gateway-fixtures.ts';

const places = { apiUrl: () => 'https://bank.example', pageUrl: 'https://bank.example' };
const zarinpal = bankTrials.zarinpal.driver(places);
const snapppay = bankTrials.snapppay.driver(places);

test('a return from Zarinpal claims a payment, or says that there is none', () => {
  const Authority = `S${'1'.repeat(35)}`;
  const read = (Status: string) => zarinpal.readReturn({ Authority, Status });

  expect(read('OK')).toMatchObject({ names: { authority: Authority }, reason: null });
  expect(read('NOK')).toMatchObject({ names: { authority: Authority }, reason: 'cancelled' });
  expect(read('')).toBeNull();
});

test('a return from SnappPay claims a payment, or says that there is none', () => {
  const read = (state: string) =>
    snapppay.readReturn({ transactionId: '00000042', state, amount: '1000' });

  expect(read('OK')).toMatchObject({
    names: { attemptNo: '42' },
    reason: null,
    amountRial: 1000,
  });
  expect(read('FAILED')).toMatchObject({ names: { attemptNo: '42' }, reason: 'cancelled' });
  expect(read('ok')).toBeNull();
});

test('a payment that Zarinpal confirms without a receipt is asked about again', async () => {
  const silent = await aBankThatAnswers('zarinpal', JSON.stringify({ data: { code: 100 } }));
  const question = { authority: 'A', attemptNo: 1, reference: null, amountRial: 1000 };

  await expect(silent.verify(question)).rejects.toMatchObject({ name: 'GatewayUnclear' });
});

test('a receipt of Saman that another terminal took, or another one, pays for nothing', async () => {
  const detail = { refnum: 'ours', terminalnumber: 2001, orginalamount: 1000 };
  const question = { authority: 'A', attemptNo: 1, reference: 'ours', amountRial: 1000 };
  const verdictOn = async (change: object) => {
    const transactiondetail = { ...detail, ...change };
    const answer = JSON.stringify({ resultcode: 0, transactiondetail });
    return (await aBankThatAnswers('saman', answer)).verify(question);
  };

  expect(await verdictOn({})).toMatchObject({ paid: true, reference: 'ours' });
  for (const change of [{ terminalnumber: 2002 }, { refnum: 'theirs' }]) {
    await expect(verdictOn(change)).rejects.toMatchObject({ name: 'GatewayUnclear' });
  }
});
