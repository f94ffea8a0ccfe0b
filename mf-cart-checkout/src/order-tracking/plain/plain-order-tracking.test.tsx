import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { refusedFormCookie } from '@kashi/kit/plain/refused-form';
import { anOrder, aShop } from '../../parts/checkout/checkout-fixtures.ts';
import { aVisit, refusalOf, shownPage } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { plain } from './plain-order-tracking.ts';

const readOrder = 'GET /v1/Orders/Orders/Read';
const readShop = 'GET /v1/ContentManagement/Contents/Read';
const cancelOrder = 'POST /v1/Orders/Orders/Cancel';
const visit = {
  path: '/orderTracking/abc',
  params: { hashOrderId: 'abc' },
  answers: { [readOrder]: () => anOrder(), [readShop]: () => aShop() },
};
/** The press that led to the order, by a clock that is not quite the API's. */
const pressedAt = String(Date.parse(anOrder().OrderRegDateTime) + 5000);
const greeting = 'پرداخت شما با موفقیت انجام شد و سفارش ثبت شد.';

test('the order can be followed, and the browser that has just paid is greeted', async () => {
  const later = await shownPage(plain, visit);
  const now = await shownPage(plain, { ...visit, cookies: { PaymentUnderWay: pressedAt } });

  expect(later.textContent).toContain('سفارش ثبت و در حال بررسی می باشد.');
  expect(later.textContent).not.toContain(greeting);
  expect(now.textContent).toContain(greeting);
});

test('an older order is not greeted while the bank’s page is open in another tab, and leaves its payment alone', async () => {
  const aMinuteLater = String(Date.parse(anOrder().OrderRegDateTime) + 61_000);
  const asked = aVisit({
    ...visit,
    cookies: { PaymentUnderWay: aMinuteLater, CartHashId: 'waiting' },
  });

  const loaded = await plain.load(asked);

  expect(loaded).toMatchObject({ isFresh: false });
  expect(plain.spent?.(loaded, asked.url)).toEqual([refusedFormCookie(visit.path)]);
});

test('the payment’s cookie and the paid cart’s end with the greeting; an older order leaves a cart alone', async () => {
  // A refusal of the form is shown once.
  const form = refusedFormCookie(visit.path);
  const spentBy = async (cookies: Record<string, string>) => {
    const asked = aVisit({ ...visit, cookies });
    return plain.spent?.(await plain.load(asked), asked.url);
  };

  expect(await spentBy({ PaymentUnderWay: pressedAt, CartHashId: 'paid' })).toEqual([
    form,
    'PaymentUnderWay',
    'CartHashId',
  ]);
  expect(await spentBy({ CartHashId: 'full' })).toEqual([form]);
});

test("another customer's order is not found", async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 404 });
  };

  const loaded = await plain.load(
    aVisit({ ...visit, answers: { ...visit.answers, [readOrder]: refuse } }),
  );

  expect(loaded).toEqual({ kind: 'not-found' });
});

test('nothing is asked for a visitor without a session', async () => {
  expect(await plain.load(aVisit({ ...visit, answers: {}, isSignedIn: false }))).toBeNull();
});

test('an order is cancelled by a form, and the page says so afterwards', async () => {
  const cancel = vi.fn(() => anOrder({ IsCancelled: true }));
  const shown = await shownPage(plain, {
    ...visit,
    answers: { ...visit.answers, [readOrder]: () => anOrder({ CanCancel: true }) },
  });

  const button = shown.querySelector('form[action^="/orderTracking"] button');
  const outcome = await plain.takeForm(
    { step: 'cancel' },
    aVisit({ ...visit, answers: { [cancelOrder]: cancel } }),
  );

  expect(button).toMatchObject({ name: 'step', value: 'cancel', type: 'submit' });
  expect(cancel).toHaveBeenCalledWith(expect.objectContaining({ HashOrderId: 'abc' }));
  expect(outcome).toEqual({ to: '/orderTracking/abc', cookies: [] });
});

test('an order that is on its way has no such form, and a late press is told why', async () => {
  const tooLate = 'این سفارش دیگر لغو نمی‌شود.';
  const refuse = () => {
    throw new Problem('refused', { status: 400, serverMessage: tooLate });
  };

  const shown = await shownPage(plain, visit);
  const outcome = await plain.takeForm(
    { step: 'cancel' },
    aVisit({ ...visit, answers: { [cancelOrder]: refuse } }),
  );

  expect(shown.querySelector('form[action^="/orderTracking"]')).toBeNull();
  expect(refusalOf(outcome)).toMatchObject({ message: tooLate });
});
