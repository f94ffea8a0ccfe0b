import { describe, expect, test } from 'vitest';
import { gatewayNames } from '@kashi/contracts/gateways';
import { bankTrials } from './bank-trials-fixtures.ts';
import { aBank, payment } from './gateway-fixtures.ts';

describe.each(gatewayNames)('%s, against the sandbox bank', (name) => {
  test('a payment is requested, paid and verified, and a second verification gives the same answer', async () => {
    const { gateway, pay } = await aBank(name);

    const { authority } = await gateway.request(payment);
    const question = await pay(authority);
    const first = await gateway.verify(question);
    const second = await gateway.verify(question);

    expect(first).toMatchObject({ paid: true });
    expect(second).toEqual({ ...first, code: bankTrials[name].codeOfRepeat });
  });

  test('an unpaid payment is not confirmed', async () => {
    const { gateway } = await aBank(name);
    const { authority } = await gateway.request(payment);

    const question = { authority, attemptNo: 1, reference: '123', amountRial: 1_550_000 };

    expect(await gateway.verify(question)).toMatchObject({ paid: false });
  });

  test('too small an amount is refused, and so is a return address outside the shop', async () => {
    const { gateway } = await aBank(name);

    const small = gateway.request({ ...payment, amountRial: 990 });
    const elsewhere = gateway.request({ ...payment, returnUrl: 'https://elsewhere.example/' });

    await expect(small).rejects.toMatchObject({ name: 'GatewayRefusal' });
    await expect(elsewhere).rejects.toMatchObject({ name: 'GatewayRefusal' });
  });

  test('a payment is reversed once, a repeated reversal is recognised, and verification then fails', async () => {
    const { gateway, pay } = await aBank(name);
    const { authority } = await gateway.request(payment);
    const question = await pay(authority);
    await gateway.verify(question);

    const first = await gateway.reverse(question);
    const second = await gateway.reverse(question);

    expect([first, second]).toEqual([true, true]);
    expect(await gateway.verify(question)).toMatchObject({ paid: false });
  });

  test('a payment can be reversed after some hours only at a bank that says so', async () => {
    const { gateway, pay, setTime } = await aBank(name);
    const { authority } = await gateway.request(payment);
    const question = await pay(authority);
    await gateway.verify(question);

    setTime('2026-01-10T12:00:00Z');

    expect(await gateway.reverse(question)).toBe(!bankTrials[name].reversesForHours);
  });

  test('a return carries the ids that were requested', async () => {
    const { gateway, press } = await aBank(name);
    const { authority } = await gateway.request(payment);

    const given = gateway.readReturn(await press(authority, 'cancel'));

    expect(given).toMatchObject({ reason: 'cancelled', reference: null });
    expect(Object.values(given?.names ?? {}).every((each) => [authority, '1'].includes(each))).toBe(
      true,
    );
    expect(gateway.readReturn({})).toBeNull();
    expect(gateway.readReturn({ Status: 'sing', ResCode: '0x0' })).toBeNull();
  });
});
