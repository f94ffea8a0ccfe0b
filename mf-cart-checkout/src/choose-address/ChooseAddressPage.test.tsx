import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { Said } from '@kashi/kit/testing/answers';
import { aCart, freshVisit, load } from '../parts/live-cart/cart-fixtures.ts';
import { aCarrier, aShop } from '../parts/checkout/checkout-fixtures.ts';
import { page } from './choose-address-page.tsx';
import {
  address,
  carrier,
  home,
  next,
  openPage,
  pickup,
  readAddresses,
  readCarriers,
  readCart,
  readContents,
} from './choose-address-fixtures.tsx';

const apply = 'POST /v1/Orders/CartAddress/Apply';

beforeEach(freshVisit);

test.each([
  ['without a cart', null],
  ['below the minimum', aCart({ info: { MinimumOrders: 900_000 } })],
])('%s the shopper goes back to the cart', async (_, cart) => {
  const loaded = await load(page, '/chooseAddress', {
    [readCart]: () => cart,
    [readAddresses]: () => [home],
    [readContents]: () => aShop(),
  });

  expect(loaded).toMatchObject({ kind: 'redirect', to: '/cart' });
});

test('addresses are shown in Persian digits', async () => {
  await openPage({ [readAddresses]: () => [home] });

  const place = 'اصفهان، اصفهان، خیابان توحید، پلاک ۲۲، کد پستی ۸۱۷۴۶۵۵۳۲۱';
  expect(screen.getByText(place)).toBeVisible();
  expect(screen.getByText('۰۹۱۳ ۱۲۳ ۴۵۶۷')).toBeVisible();
});

test('a customer without addresses is told so, and can add one', async () => {
  const { shell } = await openPage({ [readAddresses]: () => [] });

  expect(screen.getByText('آدرسی برای شما ثبت نشده است.')).toBeVisible();
  expect(shell.seen.fragments.get('mf-account/address-editor')).toEqual({ mode: 'create' });
});

test('choosing an address brings its carriers, with fee and duration', async () => {
  const read = vi.fn(() => [aCarrier()]);
  const { shopper } = await openPage({ [readCarriers]: read });

  await shopper.click(address(/خانه/));

  expect(await carrier()).toBeVisible();
  expect(screen.getByText('امروز، ساعت ۱۷ تا ۲۰')).toBeVisible();
  expect(screen.getByText('۴۵٬۰۰۰', { exact: false })).toBeVisible();
  expect(read).toHaveBeenCalledExactlyOnceWith({ CustomerAddressId: 5, HashCartId: 'cart-1' });
});

test('a carrier that does not go there says so, and cannot be chosen', async () => {
  const { shopper } = await openPage({ [readCarriers]: () => [aCarrier({ IsAvailable: false })] });

  await shopper.click(address(/خانه/));

  expect(await carrier()).toBeDisabled();
  expect(
    screen.getByText('ارسال محصولات به این آدرس بوسیله این شرکت امکانپذیر نمی باشد'),
  ).toBeVisible();
});

test('carriers that cannot be read say so, and can be asked for again', async () => {
  const read = vi
    .fn(() => [aCarrier()])
    .mockImplementationOnce(() => {
      throw new Problem('late');
    });
  const { shopper } = await openPage({ [readCarriers]: read });

  await shopper.click(address(/خانه/));
  await shopper.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));

  expect(await carrier()).toBeVisible();
});

test('the next step appears when address and carrier are chosen', async () => {
  const { shopper } = await openPage();

  await shopper.click(address(/خانه/));
  await carrier();
  expect(next()).not.toBeInTheDocument();
  await shopper.click(await carrier());

  expect(next()).toBeVisible();
});

test('another address clears the carrier', async () => {
  const { shopper } = await openPage();
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());

  await shopper.click(address(/محل کار/));

  expect(await carrier()).not.toBeChecked();
  expect(next()).not.toBeInTheDocument();
});

test('a late answer for the address chosen before is ignored', async () => {
  let answerHome = () => {};
  const read = ({ CustomerAddressId }: { CustomerAddressId: number }) =>
    CustomerAddressId === 6
      ? [aCarrier({ Id: 9, Name: 'باربری' })]
      : new Promise<never>((_, reject) => {
          answerHome = () => reject(new Problem('late'));
        });
  const { shopper } = await openPage({ [readCarriers]: read });

  await shopper.click(address(/خانه/));
  await shopper.click(address(/محل کار/));
  expect(await carrier(/باربری/)).toBeVisible();
  answerHome();

  expect(await carrier(/باربری/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('picking up clears address and carriers, shows the address of the shop, and is a complete choice', async () => {
  const { shopper } = await openPage();
  await shopper.click(address(/خانه/));
  await carrier();

  await shopper.click(pickup());

  expect(screen.getByText('اصفهان، خیابان چهارباغ، پلاک ۸')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(next()).toBeVisible();
});

test('picking up is sent as address -1 with carrier 0', async () => {
  const applied = vi.fn(() => new Said(null, 'آدرس و شیوهٔ ارسال ثبت شد.'));
  const { shopper } = await openPage({ [apply]: applied });

  await shopper.click(pickup());
  await shopper.click(screen.getByRole('button', { name: 'ثبت و گام بعدی' }));

  const sent = { HashCartId: 'cart-1', CustomerAddressId: -1, CarrierId: 0 };
  await waitFor(() => expect(applied).toHaveBeenCalledExactlyOnceWith(sent));
});

test('a choice that is refused is explained beside the button, and stays chosen', async () => {
  const { shell, shopper } = await openPage({
    [apply]: () => {
      throw new Problem('refused', { serverMessage: 'این شرکت اکنون به آنجا نمی‌رود.' });
    },
  });
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());

  await shopper.click(screen.getByRole('button', { name: 'ثبت و گام بعدی' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('این شرکت اکنون به آنجا نمی‌رود.');
  expect(await carrier()).toBeChecked();
  expect(shell.location()).toBe('/chooseAddress');
});

test('the delivery that the cart has already is chosen from the start', async () => {
  await openPage({
    [readCart]: () =>
      aCart({ info: { IsAddressApplied: true, CustomerAddressId: 6, CarrierId: 3 } }),
  });

  expect(address(/محل کار/)).toBeChecked();
  expect(await carrier()).toBeChecked();
});

test('the goods of the delivery are shown as pictures', async () => {
  await openPage();

  expect(screen.getByRole('heading', { name: 'کالاهای این ارسال' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'چای احمد' })).toBeVisible();
});

test('the way back to the cart edits the order', async () => {
  await openPage();

  expect(screen.getByRole('link', { name: 'ویرایش سفارش' })).toHaveAttribute('href', '/cart');
});
