import { describe, expect, test } from 'vitest';
import { gatewayNames } from '@kashi/shared/contracts/gateways';
import { bankTrials } from './bank-trials-fixtures.ts';
import { aBank, payment } from './gateway-fixtures.ts';

describe.each(gatewayNames)('%s, against the sandbox bank', (name) => {
  test('a payment is requested, paid, verified, and verified again as the same', async () => {
    const { gateway, pay } = await aBank(name);

    const authority = await gateway.request(payment);
    const question = await pay(authority);
    const first = await gateway.verify(question);
    const second = await gateway.verify(question);

    expect(first).toMatchObject({ paid: true });
    expect(second).toEqual({ ...first, code: bankTrials[name].codeOfRepeat });
  });

  test('what was not paid is no payment', async () => {
    const { gateway } = await aBank(name);
    const authority = await gateway.request(payment);

    const question = { authority, attemptNo: 1, reference: '123', amountRial: 1_550_000 };

    expect(await gateway.verify(question)).toMatchObject({ paid: false });
  });

  test('too small an amount and another shop to return to are refused', async () => {
    const { gateway } = await aBank(name);

    const small = gateway.request({ ...payment, amountRial: 990 });
    const elsewhere = gateway.request({ ...payment, returnUrl: 'https://elsewhere.example/' });

    await expect(small).rejects.toMatchObject({ name: 'GatewayRefusal' });
    await expect(elsewhere).rejects.toMatchObject({ name: 'GatewayRefusal' });
  });

  test('a payment is reversed once, a second reversal knows it, and it is paid no more', async () => {
    const { gateway, pay } = await aBank(name);
    const question = await pay(await gateway.request(payment));
    await gateway.verify(question);

    const first = await gateway.reverse(question);
    const second = await gateway.reverse(question);

    expect([first, second]).toEqual([true, true]);
    expect(await gateway.verify(question)).toMatchObject({ paid: false });
  });

  test('after some hours nothing is reversed', async () => {
    const { gateway, pay, setTime } = await aBank(name);
    const question = await pay(await gateway.request(payment));
    await gateway.verify(question);

    setTime('2026-01-10T12:00:00Z');

    expect(await gateway.reverse(question)).toBe(false);
  });

  test('the names that come back are those that went', async () => {
    const { gateway, press } = await aBank(name);
    const authority = await gateway.request(payment);

    const given = gateway.readReturn(await press(authority, 'cancel'));

    expect(given).toMatchObject({ reason: 'cancelled', reference: null });
    expect(Object.values(given?.names ?? {}).every((each) => [authority, '1'].includes(each))).toBe(
      true,
    );
    expect(gateway.readReturn({})).toBeNull();
    expect(gateway.readReturn({ Status: 'sing', ResCode: '0x0' })).toBeNull();
  });
});
