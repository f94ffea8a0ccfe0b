import { expect, test } from 'vitest';

interface Plugin {
  rules: Record<
    'one-spelling',
    {
      create(context: { cwd: string; filename: string; report(): void }): {
        Literal?(node: { value: string }): void;
      };
    }
  >;
}

const path = './persian.js';
const { default: plugin } = (await import(path)) as { default: Plugin };

function isRefused(value: string, file = 'mf-new/src/orders/messages.ts'): boolean {
  let isReported = false;
  plugin.rules['one-spelling']
    .create({ cwd: '/shop', filename: `/shop/${file}`, report: () => (isReported = true) })
    .Literal?.({ value });
  return isReported;
}

test.each(['هزینه ارسال', 'خلاصه سفارش', 'شماره موبایل را وارد کنید.', 'درباره ما'])(
  '«%s» lacks the mark of its ezafe',
  (words) => {
    expect(isRefused(words)).toBe(true);
  },
);

test.each(['هزینهٔ ارسال', 'ذخیره شد.', 'شماره را وارد کنید.', 'مشاهده و خرید', 'ادامه ثبت سفارش'])(
  '«%s» is written as it should be',
  (words) => {
    expect(isRefused(words)).toBe(false);
  },
);

test('an address is called by one word, and so are letters, files and the owner', () => {
  expect(isRefused('نشانی کامل')).toBe(true);
  expect(isRefused('حداقل ۱۰ نویسه')).toBe(true);
  expect(isRefused('حداقل ۱۰ کاراکتر')).toBe(true);

  expect(isRefused('فایل را بفرستید')).toBe(true);
  expect(isRefused('باید صاحب دیگری تأیید کند')).toBe(true);
  expect(isRefused('جست‌وجو در این‌جا')).toBe(true);

  expect(isRefused('آدرس کامل، حداقل ۱۰ حرف')).toBe(false);
  expect(isRefused('پروندهٔ صاحب کارت، جستجو در اینجا')).toBe(false);
});

test('what tests say of other words is not held to it', () => {
  expect(isRefused('نشانی', 'mf-new/src/orders/OrdersPage.test.tsx')).toBe(false);
});
