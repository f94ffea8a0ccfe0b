import { gateways } from '@kashi/contracts/gateways';
import { expect, test } from 'vitest';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { aBuyer, aSellingShop, paymentUrl } from '../testing/payment-fixtures.ts';
import { messages } from '../messages.ts';
import { openAtBank } from './open-at-bank.ts';

/** A payment at Mellat, for which another process asks the bank now; the bank would refuse its number a second time. */
async function beingAsked() {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer, { at: 'mellat' });
  const attempt = await changed(shop, { state: 'created', payment_url: null, tries: 1 });
  const press = () =>
    openAtBank(shop, shop.gateways[gateways.mellat.code]!, attempt, {
      id: buyer.id,
      mobile: '09131234567',
      fullName: 'نگار رضایی',
      key: 'one',
    });
  return { shop, url, press };
}

function changed(
  { store }: TestShop,
  change: Partial<Pick<AttemptRow, 'state' | 'payment_url' | 'tries'>>,
): Promise<AttemptRow> {
  return store.db
    .updateTable('payment_attempts')
    .set(change)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const refused = { status: 400, message: messages.bankUnreachable };

test('a press that finds another process asking the bank leads to the page that the bank names', async () => {
  const { shop, url, press } = await beingAsked();

  const pressed = press();
  await changed(shop, { state: 'redirected', payment_url: url });

  expect(await pressed).toBe(url);
});

test('a press that finds another process asking the bank is refused with it', async () => {
  const { shop, press } = await beingAsked();

  const pressed = press();
  await changed(shop, { state: 'failed' });

  await expect(pressed).rejects.toMatchObject(refused);
});

test('a press does not wait for a process that has died while it asked the bank', async () => {
  const { shop, press } = await beingAsked();
  shop.setTime('2026-01-10T08:00:31Z');

  await expect(press()).rejects.toMatchObject(refused);
});
