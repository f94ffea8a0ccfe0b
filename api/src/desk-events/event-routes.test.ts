import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember, type TestDesk } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { misbehave } from '../payments/testing/bank-visit-fixtures.ts';
import { aBuyer, aSellingShop, askForPayment } from '../payments/testing/payment-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';

/** A desk that listens, since an endless answer needs a connection. */
async function aListeningDesk(shop?: TestShop): Promise<{ desk: TestDesk; port: number }> {
  const desk = await aDeskOf(shop ?? (await testShop()));
  await desk.app.listen({ host: '127.0.0.1', port: 0 });
  return { desk, port: (desk.app.server.address() as AddressInfo).port };
}

interface Listener {
  id: number;
  cookie: string;
  /** Everything that was heard so far. */
  heard: () => string;
  answer: IncomingMessage;
}

/** A member who listens, once the line is open. */
async function aListener(desk: TestDesk, port: number, role: Role): Promise<Listener> {
  const { id, cookie } = await aMember(desk, [role]);
  const request = get({ host: '127.0.0.1', port, path: '/v1/desk/events', headers: { cookie } });
  onTestFinished(() => void request.destroy());
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await vi.waitFor(() => expect(text).toContain(': open'));
  return { id, cookie, heard: () => text, answer };
}

const writeMessage = (desk: TestDesk) =>
  desk.shop.ask('POST /v1/Identity/ContactUs/AddMessage', {
    FullName: 'نگار رضایی',
    MobNo: '09131234567',
    Email: 'negar@example.com',
    Comment: 'سفارش من کی می‌رسد؟',
  });

test('whoever answers messages hears of a new one at once, and others do not', async () => {
  const { desk, port } = await aListeningDesk();
  const support = await aListener(desk, port, 'support');
  const keeper = await aListener(desk, port, 'catalogue');

  await writeMessage(desk);

  await vi.waitFor(() => expect(support.heard()).toContain('data: {"kind":"message","id":1}\n\n'));
  expect(keeper.heard()).not.toContain('data:');
});

test('a variant that runs out is told once, when its stock falls to three', async () => {
  const { desk, port } = await aListeningDesk();
  const keeper = await aListener(desk, port, 'catalogue');
  const { saleParamIds } = await aProduct(desk.shop);
  const { db } = desk.shop.store;

  for (const stock of [4, 3, 2]) await db.updateTable('sale_params').set({ stock }).execute();
  await db.updateTable('sale_params').set({ stock: 9 }).execute();
  await db.updateTable('sale_params').set({ stock: 1 }).execute();

  const told = `data: {"kind":"low-stock","id":${saleParamIds[0]}}`;
  await vi.waitFor(() => expect(keeper.heard().split(told)).toHaveLength(3));
});

test('a bank that fails again and again is told once, and once more when it answers again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { desk, port } = await aListeningDesk(await aSellingShop());
  const [clerk, support] = [
    await aListener(desk, port, 'orders'),
    await aListener(desk, port, 'support'),
  ];
  const buyer = await aBuyer(desk.shop);
  await misbehave(desk.shop, { call: 'request', how: 'unavailable', times: 5 });

  for (let asked = 0; asked < 5; asked += 1) await askForPayment(desk.shop, buyer);
  const told = 'data: {"kind":"payment-run","id":1}';
  await vi.waitFor(() => expect(clerk.heard().split(told)).toHaveLength(2));
  await askForPayment(desk.shop, buyer);

  await vi.waitFor(() => expect(clerk.heard().split(told)).toHaveLength(3));
  expect(support.heard()).not.toContain('payment-run');
});

test('owners hear of a correction that waits, and not of one that was booked at once', async () => {
  const shop = await testShop();
  const { desk: heard, port } = await aListeningDesk(shop);
  const owner = await aListener(heard, port, 'owner');
  const support = await aListener(heard, port, 'support');
  const { id: customerId } = await aCustomer(shop);
  // A desk that listens takes changes at its own address alone.
  const desk = await aDeskOf(shop);
  const ask = (member: Listener) =>
    desk.ask(
      'POST /v1/desk/corrections/ask',
      { customerId, amountToman: 1_000, reason: 'جبران دیرکرد', key: randomUUID() },
      member,
    );

  const booked = (await ask(owner)).body.Value;
  const waiting = (await ask(support)).body.Value;

  const told = ({ id }: { id: number }) => `data: {"kind":"correction","id":${id}}`;
  await vi.waitFor(() => expect(owner.heard()).toContain(told(waiting)));
  expect([booked.state, waiting.state]).toEqual(['booked', 'pending']);
  expect(owner.heard()).not.toContain(told(booked));
  expect(support.heard()).not.toContain('data:');
});

test('whoever was shut out hears nothing more, and the line ends', async () => {
  const { desk, port } = await aListeningDesk();
  const support = await aListener(desk, port, 'support');
  const ended = once(support.answer, 'end');

  await desk.shop.store.db.deleteFrom('staff_sessions').execute();
  await writeMessage(desk);

  await ended;
  expect(support.heard()).not.toContain('data:');
});

test('an open line does not keep its session from ending', async () => {
  const { desk, port } = await aListeningDesk();
  const support = await aListener(desk, port, 'support');
  const ended = once(support.answer, 'end');

  desk.shop.setTime(new Date(desk.shop.clock().getTime() + 29 * 60_000));
  await writeMessage(desk);
  await vi.waitFor(() => expect(support.heard()).toContain('data:'));
  desk.shop.setTime(new Date(desk.shop.clock().getTime() + 60_000));
  await writeMessage(desk);

  await ended;
});

test('an open line does not keep the desk from closing', async () => {
  const { desk, port } = await aListeningDesk();
  const support = await aListener(desk, port, 'support');
  const ended = once(support.answer, 'end');

  await desk.app.close();

  await ended;
});
