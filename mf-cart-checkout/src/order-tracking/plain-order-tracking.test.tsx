import { expect, test } from 'vitest';
import { Problem } from '@kashi/shared/api/problem';
import { anOrder } from '../parts/checkout/checkout-fixtures.ts';
import { aVisit, shownPage } from '../parts/checkout/plain/plain-fixtures.tsx';
import { plain } from './plain-order-tracking.ts';

const readOrder = 'GET /v1/Orders/Orders/Read';
const visit = {
  path: '/orderTracking/abc',
  params: { hashOrderId: 'abc' },
  answers: { [readOrder]: () => anOrder() },
};
const greeting = 'پرداخت شما با موفقیت انجام شد و سفارش ثبت شد.';

test('the order can be followed, and the browser that has just paid is greeted', async () => {
  const later = await shownPage(plain, visit);
  const now = await shownPage(plain, { ...visit, cookies: { PaymentUnderWay: '1' } });

  expect(later.textContent).toContain('سفارش ثبت و در حال بررسی می باشد.');
  expect(later.textContent).not.toContain(greeting);
  expect(now.textContent).toContain(greeting);
});

test('the payment’s cookie and the paid cart’s end with the greeting; an older order leaves a cart alone', async () => {
  const spentBy = async (cookies: Record<string, string>) => {
    const asked = aVisit({ ...visit, cookies });
    return plain.spent?.(await plain.load(asked), asked.url);
  };

  expect(await spentBy({ PaymentUnderWay: '1', CartHashId: 'paid' })).toEqual([
    'PaymentUnderWay',
    'CartHashId',
  ]);
  expect(await spentBy({ CartHashId: 'full' })).toEqual([]);
});

test("another customer's order is not found", async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 404 });
  };

  const loaded = await plain.load(aVisit({ ...visit, answers: { [readOrder]: refuse } }));

  expect(loaded).toEqual({ kind: 'not-found' });
});

test('nothing is asked for a visitor without a session', async () => {
  expect(await plain.load(aVisit({ ...visit, answers: {}, isSignedIn: false }))).toBeNull();
});
