import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { Said, type Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, freshVisit, load } from '../../parts/live-cart/cart-fixtures.ts';
import { page } from '../cart-page.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';
const setCoupon = 'POST /v1/Orders/CartCoupons/SetCouponToCart';
const deleteCoupon = 'DELETE /v1/Orders/CartCoupons/Delete';

const withCoupon = aCart({
  info: { CouponCode: 'MEHR200', IsCouponDiscountApplied: true, CouponDiscount: 20_000 },
});

beforeEach(freshVisit);

async function openCart(answers: Answers) {
  await load(page, '/cart', answers);
  return renderInShop(<page.Component data={null} params={{}} />, answers, { path: '/cart' });
}

const field = () => screen.getByRole('textbox', { name: 'کد تخفیف' });
const apply = () => screen.getByRole('button', { name: 'اعمال کد' });

test('an empty code is answered beside its field, without a call', async () => {
  const { shopper } = await openCart({ [readCart]: () => aCart() });

  await shopper.click(apply());

  expect(await screen.findByRole('alert')).toHaveTextContent('کد تخفیف را وارد کنید.');
  expect(field()).toHaveAccessibleDescription('کد تخفیف را وارد کنید.');
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
});

test('a code that is refused stays in its field, with the reason under it', async () => {
  const reason = 'کد تخفیف درست نیست یا مهلت آن گذشته است.';
  const { shopper } = await openCart({
    [readCart]: () => aCart(),
    [setCoupon]: () => {
      const fields = [{ Field: 'CouponCode', Message: reason }];
      throw new Problem('refused', { serverMessage: reason, fields });
    },
  });

  await shopper.type(field(), 'wrong');
  await shopper.click(apply());

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(field()).toHaveAccessibleDescription(reason);
  expect(field()).toHaveValue('wrong');
  expect(field()).toHaveFocus();
  // Above it, the list would push the field and its button away from the finger.
  const place = field().compareDocumentPosition(screen.getByRole('alert'));
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a code that the server has not answered stays in its field, and can be sent again', async () => {
  const { shopper } = await openCart({
    [readCart]: () => aCart(),
    [setCoupon]: () => {
      throw new Problem('offline');
    },
  });

  await shopper.type(field(), 'mehr200');
  await shopper.click(apply());

  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  expect(field()).toHaveValue('mehr200');
});

test('a code is sent in Latin capitals, and the cart is read again for its sums', async () => {
  const set = vi.fn(() => new Said(null, 'کد تخفیف اعمال شد.'));
  const { shell, shopper } = await openCart({
    [readCart]: vi.fn(() => withCoupon).mockReturnValueOnce(aCart()),
    [setCoupon]: set,
  });

  await shopper.type(field(), 'mehr۲۰۰');
  await shopper.click(apply());

  expect(await screen.findByRole('button', { name: 'حذف کد تخفیف MEHR200' })).toBeVisible();
  expect(set).toHaveBeenCalledExactlyOnceWith({ HashCartId: 'cart-1', CouponCode: 'MEHR200' });
  await waitFor(() => expect(shell.seen.toasts).toContain('کد تخفیف اعمال شد.'));
  expect(screen.getByText('تخفیف با کد').nextElementSibling).toHaveTextContent('۲۰٬۰۰۰ تومان');
});

test('after a coupon is removed, the field for a code is there again', async () => {
  const { shopper } = await openCart({
    [readCart]: vi.fn(() => aCart()).mockReturnValueOnce(withCoupon),
    [deleteCoupon]: () => new Said(null, 'کد تخفیف حذف شد.'),
  });

  await shopper.click(screen.getByRole('button', { name: 'حذف کد تخفیف MEHR200' }));

  expect(await screen.findByRole('textbox', { name: 'کد تخفیف' })).toHaveValue('');
});

test('a coupon that cannot be removed says why beside its button, which tries again', async () => {
  const remove = vi.fn(() => new Said(null, 'کد تخفیف حذف شد.'));
  remove.mockImplementationOnce(() => {
    throw new Problem('offline');
  });
  const { shopper } = await openCart({
    [readCart]: vi.fn(() => aCart()).mockReturnValueOnce(withCoupon),
    [deleteCoupon]: remove,
  });
  const button = screen.getByRole('button', { name: 'حذف کد تخفیف MEHR200' });

  await shopper.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  expect(button).toHaveFocus();
  await shopper.click(button);

  expect(await screen.findByRole('textbox', { name: 'کد تخفیف' })).toHaveValue('');
});

test('a coupon whose conditions are not met stays set, and says that it takes nothing off', async () => {
  await openCart({ [readCart]: () => aCart({ info: { CouponCode: 'MEHR200' } }) });

  expect(screen.getByText(/شرایط آن برای این سبد برقرار نیست/)).toBeVisible();
});
