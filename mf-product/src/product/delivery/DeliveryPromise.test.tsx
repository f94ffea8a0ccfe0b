import { Problem } from '@kashi/contracts/asking/problem';
import { keepDeliveryCity } from '@kashi/kit/city/use-delivery-city';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '../product-fixtures.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const promise = 'GET /v1/BasicDefinitions/Carriers/Promise';
const shiraz = { cityId: 7, provinceId: 3, name: 'شیراز' };
const delivery = { Day: 'سه‌شنبه ۴ آذر', Duration: '۲ روز کاری', Fee: 45_000 };

const places: Answers = {
  'GET /v1/BasicDefinitions/Provinces/Read': () => [{ Value: 3, Text: 'فارس' }],
  'GET /v1/BasicDefinitions/Cities/ReadByProvince': () => [
    { Value: 7, Text: 'شیراز' },
    { Value: 8, Text: 'فسا' },
  ],
};

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('@kashi/kit/city/DeliveryCityDialog');
});

beforeEach(() => localStorage.clear());

function renderPromise(answers: Answers = {}) {
  return renderInShop(
    <DeliveryPromise product={aProduct({ Id: 12 })} saleParamId={34} buttonClass="more" />,
    {
      ...places,
      ...answers,
    },
  );
}

const status = () => screen.findByRole('status');

test('a shopper chooses the city once, and reads by which day the product is there and for what fee', async () => {
  const answer = vi.fn(() => ({ CityName: 'شیراز', Delivery: delivery }));
  const { shopper } = renderPromise({ [promise]: answer });

  await shopper.click(screen.getByRole('button', { name: 'زمان و هزینهٔ ارسال به شهر شما' }));
  await shopper.selectOptions(
    await screen.findByRole('combobox', { name: 'استان' }),
    await screen.findByRole('option', { name: 'فارس' }),
  );
  await shopper.selectOptions(
    screen.getByRole('combobox', { name: 'شهر' }),
    await screen.findByRole('option', { name: 'شیراز' }),
  );
  await shopper.click(screen.getByRole('button', { name: 'ثبت شهر' }));

  await vi.waitFor(async () =>
    expect(await status()).toHaveTextContent('تا سه‌شنبه ۴ آذر در شیراز، هزینهٔ ارسال ۴۵٬۰۰۰ تومان'),
  );
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    ProductId: 12,
    ProductSaleParamId: 34,
    CityId: 7,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'تغییر شهر' })).toBeVisible();
});

test('no city is kept before one was chosen, and the dialog leads to the field and says so beside it', async () => {
  const { shopper } = renderPromise();
  await shopper.click(screen.getByRole('button', { name: 'زمان و هزینهٔ ارسال به شهر شما' }));

  await shopper.click(await screen.findByRole('button', { name: 'ثبت شهر' }));

  const city = screen.getByRole('combobox', { name: 'شهر' });
  expect(city).toHaveAccessibleDescription('شهر را انتخاب کنید');
  expect(city).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test('a city that was kept in another part of the page counts here too, and can be forgotten', async () => {
  const { shopper } = renderPromise({
    [promise]: () => ({ CityName: 'شیراز', Delivery: { ...delivery, Fee: 0 } }),
  });
  act(() => keepDeliveryCity(shiraz));
  await vi.waitFor(async () => expect(await status()).toHaveTextContent('ارسال رایگان'));

  await shopper.click(screen.getByRole('button', { name: 'تغییر شهر' }));
  await shopper.click(await screen.findByRole('button', { name: 'پاک کردن شهر' }));

  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'زمان و هزینهٔ ارسال به شهر شما' })).toBeVisible();
});

test('a promise of a carrier that the recipient pays is not called free', async () => {
  keepDeliveryCity(shiraz);
  renderPromise({
    [promise]: () => ({
      CityName: 'شیراز',
      Delivery: { ...delivery, Fee: 0, IsFreightCollect: true },
    }),
  });

  await vi.waitFor(async () =>
    expect(await status()).toHaveTextContent('تا سه‌شنبه ۴ آذر در شیراز، کرایه هنگام تحویل'),
  );
});

test('what no carrier takes to the city, and what carriers say in words alone, is said', async () => {
  keepDeliveryCity(shiraz);
  const first = renderPromise({ [promise]: () => ({ CityName: 'شیراز', Delivery: null }) });
  await vi.waitFor(async () =>
    expect(await status()).toHaveTextContent('این کالا را به شیراز نمی‌فرستیم.'),
  );
  first.unmount();

  renderPromise({
    [promise]: () => ({ CityName: 'شیراز', Delivery: { ...delivery, Day: null } }),
  });

  await vi.waitFor(async () =>
    expect(await status()).toHaveTextContent('ارسال به شیراز: ۲ روز کاری'),
  );
});

test('a promise that could not be read can be asked for again', async () => {
  keepDeliveryCity(shiraz);
  let isDown = true;
  const { shopper } = renderPromise({
    [promise]() {
      if (isDown) throw new Problem('offline');
      return { CityName: 'شیراز', Delivery: delivery };
    },
  });
  await vi.waitFor(async () =>
    expect(await status()).toHaveTextContent('زمان ارسال به شیراز خوانده نشد.'),
  );
  isDown = false;

  await shopper.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  await vi.waitFor(async () =>
    expect(await status()).toHaveTextContent('تا سه‌شنبه ۴ آذر در شیراز'),
  );
});

test('a page that is read again after a night says the day of today beside its price', async () => {
  keepDeliveryCity(shiraz);
  let Day = 'سه‌شنبه ۴ آذر';
  const { rerender } = renderPromise({
    [promise]: () => ({ CityName: 'شیراز', Delivery: { ...delivery, Day } }),
  });
  await vi.waitFor(async () => expect(await status()).toHaveTextContent('تا سه‌شنبه ۴ آذر'));
  Day = 'چهارشنبه ۵ آذر';

  rerender(<DeliveryPromise product={aProduct({ Id: 12 })} saleParamId={34} buttonClass="more" />);

  await vi.waitFor(async () => expect(await status()).toHaveTextContent('تا چهارشنبه ۵ آذر'));
});

test('what an older shop has kept in another shape counts as no city', () => {
  localStorage.setItem('deliveryCity', '"شیراز"');

  renderPromise();

  expect(screen.getByRole('button', { name: 'زمان و هزینهٔ ارسال به شهر شما' })).toBeVisible();
});
