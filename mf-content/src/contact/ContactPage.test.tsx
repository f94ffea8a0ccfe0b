import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContactPage } from './ContactPage.tsx';
import type { ContactData } from './contact-data.ts';

const add = 'POST /v1/Identity/ContactUs/AddMessage';
const shop: ContactData = {
  shopName: 'کاشی',
  address: 'اصفهان، خیابان چهارباغ، پلاک 8',
  phone: '031 3220 0000',
  email: 'salam@kashi.example',
  hours: 'شنبه تا پنجشنبه، 9 تا 18',
  location: null,
  mapTiles: null,
  picture: {},
};

const open = (answers: Answers = {}, facts: Partial<ContactData> = {}) =>
  renderInShop(<ContactPage {...shop} {...facts} />, answers, { path: '/contactUs' });

const fields = {
  name: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'نام و نام خانوادگی' }),
  mobile: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'شمارهٔ موبایل' }),
  email: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ایمیل' }),
  comment: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن پیام' }),
};
const submit = () => screen.getByRole('button', { name: 'ارسال پیام' });

async function write(shopper: ReturnType<typeof open>['shopper']) {
  await shopper.type(fields.name(), 'نگار رضایی');
  await shopper.type(fields.mobile(), '۰۹۱۳۱۲۳۴۵۶۷');
  await shopper.type(fields.email(), 'negar@example.com');
  await shopper.type(fields.comment(), 'کوزه‌ها کی می‌رسند؟');
}

test('a message is sent with Latin digits, and its form is empty again for the next one', async () => {
  const answer = vi.fn(() => null);
  const { shopper } = open({ [add]: answer });

  await write(shopper);
  await shopper.click(submit());
  await shopper.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'بستن' }),
  );

  expect(answer).toHaveBeenCalledExactlyOnceWith({
    FullName: 'نگار رضایی',
    MobNo: '09131234567',
    Email: 'negar@example.com',
    Comment: 'کوزه‌ها کی می‌رسند؟',
  });
  expect(fields.comment().value).toBe('');
});

test('an empty form is refused in the list above it, before anything is sent', async () => {
  const answer = vi.fn(() => null);
  const { shopper } = open({ [add]: answer });

  await shopper.click(submit());

  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(lines.map((line) => line.textContent)).toEqual([
    'نام و نام خانوادگی را وارد کنید.',
    'شمارهٔ موبایل را وارد کنید.',
    'ایمیل را وارد کنید.',
    'متن پیام را وارد کنید.',
  ]);
  expect(answer).not.toHaveBeenCalled();
});

test('a failure clears the form, says why, and one press brings back what was typed', async () => {
  const { shopper } = open({ [add]: () => Promise.reject(new Problem('broken')) });
  await write(shopper);

  await shopper.click(submit());
  await screen.findByText('فرم خالی شد؛ نوشته‌های شما از دست نرفته است.');

  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(fields.comment().value).toBe('');

  await shopper.click(screen.getByRole('button', { name: 'بازگرداندن نوشته‌ها' }));

  expect(fields.name().value).toBe('نگار رضایی');
  expect(fields.comment().value).toBe('کوزه‌ها کی می‌رسند؟');
  expect(screen.queryByRole('button', { name: 'بازگرداندن نوشته‌ها' })).toBeNull();
  expect(fields.name()).toHaveFocus();
});

test('a field that the shop refuses keeps what was typed, and so do the others', async () => {
  const MobNo = { Field: 'MobNo', Message: 'این شماره پیام نمی‌فرستد.' };
  const { shopper } = open({
    [add]: () => Promise.reject(new Problem('refused', { status: 400, fields: [MobNo] })),
  });
  await write(shopper);

  await shopper.click(submit());

  expect(await screen.findByRole('link', { name: MobNo.Message })).toBeVisible();
  expect(fields.mobile().value).toBe('۰۹۱۳۱۲۳۴۵۶۷');
  expect(screen.queryByRole('button', { name: 'بازگرداندن نوشته‌ها' })).toBeNull();
});

test('a message that goes out at the second try leaves nothing to bring back', async () => {
  const answer = vi.fn(() => Promise.resolve(null));
  answer.mockRejectedValueOnce(new Problem('broken'));
  const { shopper } = open({ [add]: answer });
  await write(shopper);
  await shopper.click(submit());
  await screen.findByRole('button', { name: 'بازگرداندن نوشته‌ها' });

  // Not typed: user-event believes that a form which was reset is still filled in.
  fields.name().value = 'نگار رضایی';
  fields.mobile().value = '09131234567';
  fields.email().value = 'negar@example.com';
  fields.comment().value = 'کوزه‌ها کی می‌رسند؟';
  await shopper.click(submit());

  await screen.findByRole('dialog');
  expect(screen.queryByText('فرم خالی شد؛ نوشته‌های شما از دست نرفته است.')).toBeNull();
});

test('the field of the message counts its characters', async () => {
  const { shopper } = open();

  await shopper.type(fields.comment(), 'سلام');

  expect(screen.getByText('۴ از ۱٬۰۰۰ حرف')).toBeTruthy();
});

test('the telephone is shown in Persian digits and dialled in Latin ones', () => {
  open();

  const phone = screen.getByRole('link', { name: '۰۳۱ ۳۲۲۰ ۰۰۰۰' });

  expect(phone.getAttribute('href')).toBe('tel:03132200000');
});

test('who would come to the shop reads when it is open', () => {
  open();

  expect(screen.getByText('شنبه تا پنجشنبه، ۹ تا ۱۸')).toBeVisible();
});

test('facts that the shop has not set are left out', () => {
  open({}, { address: '', email: '', hours: '' });

  expect(screen.queryByText('آدرس')).toBeNull();
  expect(screen.queryByText('ساعت کار')).toBeNull();
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
});

test('the place of the shop is on a map, and opens in the shopper’s own map app', () => {
  open({}, { location: { lat: 32.65, lng: 51.67 } });

  expect(screen.getByRole('application', { name: 'نقشهٔ کاشی' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'نشان' }).getAttribute('href')).toContain('32.65,51.67');
});

test('words in place of a telephone number are no link', () => {
  open({}, { phone: 'به‌زودی' });

  expect(screen.getByText('به‌زودی').closest('a')).toBeNull();
});
