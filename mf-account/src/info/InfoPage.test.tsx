import { Problem } from '@kashi/contracts/asking/problem';
import { Said } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InfoPage } from './InfoPage.tsx';
import type { OwnProfile } from '../parts/own-profile-data.ts';

const update = 'POST /v1/Identity/CustomersProfile/Update';

const profile: OwnProfile = {
  UserName: '09131234567',
  FirstName: 'نگار',
  LastName: 'رضایی',
  NationalCode: '',
  BankCardNo: '',
  Email: '',
  Gender: '',
  IsEmailNewsLatterSubsciber: false,
  IsSMSNewsLatterSubsciber: true,
};

const { UserName: _, ...shown } = profile;

const menu = [{ title: 'اطلاعات حساب', in: { account: 1 } }];
const routes = [{ paths: ['/info'], menu }];

function aProfile(answer: () => null | Said<null> = () => null) {
  const save = vi.fn(answer);
  const shop = renderInShop(
    <InfoPage data={profile} params={{}} />,
    { [update]: save },
    { path: '/info', customer: 'نگار رضایی', routes },
  );
  return { ...shop, save };
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const press = () => screen.getByRole('button', { name: 'ذخیره' });

test('the profile is saved with Latin digits, and the header learns the new name', async () => {
  const { shopper, shell, save } = aProfile(() => new Said(null, 'ذخیره شد.'));

  await shopper.clear(field('نام'));
  await shopper.type(field('نام'), 'نگین');
  await shopper.type(field(/کد ملی/), '۰۴۹۹۳۷۰۸۹۹');
  await shopper.type(field(/شمارهٔ کارت/), '۶۰۳۷-۹۹۱۲-۳۴۵۶-۷۸۹۳');
  await shopper.click(screen.getByRole('radio', { name: 'زن' }));
  await shopper.click(screen.getByRole('switch', { name: 'خبرنامهٔ ایمیلی' }));
  await shopper.click(press());

  await vi.waitFor(() => expect(shell.seen.toasts).toEqual(['ذخیره شد.']));
  expect(save).toHaveBeenCalledExactlyOnceWith({
    FirstName: 'نگین',
    LastName: 'رضایی',
    NationalCode: '0499370899',
    BankCardNo: '6037991234567893',
    Email: '',
    Gender: 'false',
    IsEmailNewsLatterSubsciber: true,
    IsSMSNewsLatterSubsciber: true,
    Before: shown,
  });
  expect(shell.session.fullName()).toBe('نگین رضایی');
});

test('a save says what the page has shown, except for what was sent before', async () => {
  const { shopper, save } = aProfile(
    vi
      .fn(() => null)
      .mockImplementationOnce(() => {
        throw new Problem('offline');
      }),
  );

  await shopper.type(field(/ایمیل/), 'negar@kashi.example');
  await shopper.click(press());
  await screen.findByRole('alert');
  await shopper.clear(field(/ایمیل/));
  await shopper.click(press());

  const { Email: _, ...before } = shown;
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ Email: '', Before: before }));
});

test('the red list comes into sight, wherever on the form the shopper was', async () => {
  const { shopper } = aProfile();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await shopper.type(field(/کد ملی/), '۱۲۷۰۵۵');

  await shopper.click(press());

  await vi.waitFor(() => expect(shown.mock.instances).toEqual([screen.getByRole('alert')]));
  shown.mockRestore();
});

test('a value that §5 does not allow is refused beside its field and in the red list', async () => {
  const { shopper, save } = aProfile();

  await shopper.type(field(/کد ملی/), '۱۲۷۰۵۵');
  await shopper.type(field(/شمارهٔ کارت/), '6037');
  await shopper.type(field(/ایمیل/), 'negar@mail');
  await shopper.clear(field('نام خانوادگی'));
  await shopper.click(press());

  const list = await screen.findByRole('alert');
  expect(list.querySelectorAll('li')).toHaveLength(4);
  expect(field(/کد ملی/)).toHaveAccessibleDescription('کد ملی باید ۱۰ رقم باشد.');
  expect(field(/شمارهٔ کارت/)).toHaveAccessibleDescription('شمارهٔ کارت باید ۱۶ رقم باشد.');
  expect(save).not.toHaveBeenCalled();
});

test('the mobile number is not changed on the page, which says who changes it', () => {
  aProfile();

  expect(field('شمارهٔ موبایل')).toHaveAttribute('readonly');
  expect(field('شمارهٔ موبایل')).toHaveValue('۰۹۱۳۱۲۳۴۵۶۷');
  expect(field('شمارهٔ موبایل')).toHaveAccessibleDescription(/با فروشگاه تماس بگیرید/);
});

test('a save that fails keeps what was typed', async () => {
  const { shopper } = aProfile(() => {
    throw new Problem('offline');
  });

  await shopper.type(field(/ایمیل/), 'negar@kashi.example');
  await shopper.click(press());

  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  expect(field(/ایمیل/)).toHaveValue('negar@kashi.example');
});

test('cancelling leads home', () => {
  aProfile();

  expect(screen.getByRole('link', { name: 'انصراف' })).toHaveAttribute('href', '/');
});

test('the menu beside the page marks the current page, and signs out', async () => {
  const { shopper, shell } = aProfile();
  expect(screen.getByRole('link', { name: 'اطلاعات حساب' })).toHaveAttribute('aria-current', 'page');

  await shopper.click(screen.getByRole('button', { name: 'خروج از حساب' }));

  expect(shell.session.isSignedIn()).toBe(false);
});
