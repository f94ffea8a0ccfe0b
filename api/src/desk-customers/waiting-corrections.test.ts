import { randomUUID } from 'node:crypto';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

test('a correction that waits is counted for the owners who have not asked for it, and for nobody else', async () => {
  const desk = await aDeskOf(await testShop());
  const { id: customerId } = await aCustomer(desk.shop);
  const owner = await aMember(desk, ['owner']);
  const other = await aMember(desk, ['owner'], { userName: 'other' });
  const support = await aMember(desk, ['support']);
  const ask = async (amountToman: number, member: { cookie: string }) => {
    const wish = { customerId, amountToman, reason: 'جبران دیرکرد', key: randomUUID() };
    return (await desk.ask('POST /v1/desk/corrections/ask', wish, member)).body.Value;
  };
  const waiting = () =>
    Promise.all(
      [owner, other, support].map(
        async (member) =>
          (await desk.ask('GET /v1/desk/waiting', {}, member)).body.Value.corrections,
      ),
    );

  await ask(1_000, owner);
  const afterBooked = await waiting();
  const { id } = await ask(1_000, support);
  await ask(fourEyesAboveToman + 1, owner);
  const afterTwo = await waiting();
  await desk.ask('POST /v1/desk/corrections/confirm', { id }, other);

  expect([afterBooked, afterTwo, await waiting()]).toEqual([
    [0, 0, 0],
    [1, 2, 0],
    [0, 1, 0],
  ]);
});
