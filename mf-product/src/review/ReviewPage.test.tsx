import { Problem } from '@kashi/shared/api/problem';
import { createAsk } from '@kashi/shared/api/ask';
import { aShellApi } from '@kashi/shared/testing/a-shell-api';
import type { Answers } from '@kashi/shared/testing/answers';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadReviewed } from './review-data.ts';
import { readDraft } from './review-draft.ts';
import { ReviewPage } from './ReviewPage.tsx';

const add = 'POST /v1/ProductManagement/ProductReviews/Add';
const readBasic = 'GET /v1/ProductManagement/ProductInformation/ReadBasic';
const product = { Id: 7, Name: 'ساعت ماهور' };

const open = (answers: Answers) =>
  renderInShop(<ReviewPage product={product} draft={readDraft(7)} />, answers, {
    path: '/review/7',
    customer: 'مهسا',
  });

beforeEach(() => sessionStorage.clear());

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'عنوان دیدگاه' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن دیدگاه' });
const submit = () => screen.getByRole('button', { name: 'ثبت دیدگاه' });

test('a review is sent, and closing the dialog of its success returns to the product', async () => {
  const answer = vi.fn(() => null);
  const { shopper, shell } = open({ [add]: answer });

  await shopper.click(screen.getByRole('radio', { name: '۴ ستاره' }));
  await shopper.type(title(), 'سبک');
  await shopper.type(text(), 'یک ماه است که می‌بندم.');
  await shopper.click(submit());
  expect((await screen.findByRole('dialog')).textContent).toContain('پس از تأیید');
  await shopper.click(screen.getByRole('button', { name: 'بازگشت به کالا' }));

  expect(answer).toHaveBeenCalledExactlyOnceWith({
    Rating: 4,
    Title: 'سبک',
    Text: 'یک ماه است که می‌بندم.',
    ProductId: 7,
  });
  expect(decodeURIComponent(shell.location())).toBe('/product/7/ساعت-ماهور');
});

test('the page says which product the review is of', () => {
  open({});

  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('ساعت ماهور');
});

test('a review without a title and with a short text is refused beside both fields', async () => {
  const answer = vi.fn(() => null);
  const { shopper } = open({ [add]: answer });
  await shopper.type(text(), 'خوب');

  await shopper.click(submit());

  const list = await screen.findByRole('alert');
  expect(list.textContent).toContain('عنوان دیدگاه را وارد کنید.');
  expect(list.textContent).toContain('متن دیدگاه باید حداقل ۱۰ حرف باشد.');
  expect(answer).not.toHaveBeenCalled();
});

test('a refusal shows the server’s message, and what was typed stays', async () => {
  const { shopper } = open({
    [add]: () =>
      Promise.reject(new Problem('refused', { status: 400, serverMessage: 'دیدگاه ثبت نشد.' })),
  });
  await shopper.type(title(), 'سبک');
  await shopper.type(text(), 'یک ماه است که می‌بندم.');

  await shopper.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('دیدگاه ثبت نشد.');
  expect(text().value).toBe('یک ماه است که می‌بندم.');
});

test('typed text is restored after an expired session, and gone after it is sent', async () => {
  const { shopper, unmount } = open({
    [add]: () => Promise.reject(new Problem('refused', { status: 401 })),
  });
  await shopper.type(title(), 'سبک');
  await shopper.type(text(), 'یک ماه است که می‌بندم.');
  await shopper.click(submit());
  unmount();

  const again = open({ [add]: () => null });
  expect(title().value).toBe('سبک');
  expect(text().value).toBe('یک ماه است که می‌بندم.');
  await again.shopper.click(submit());
  await screen.findByRole('dialog');
  again.unmount();

  open({});
  expect(text().value).toBe('');
});

test.each(['999', 'abc'])('there is no review of an unknown product (%s)', async (productId) => {
  const shell = aShellApi({
    answers: { [readBasic]: () => Promise.reject(new Problem('refused', { status: 404 })) },
  });

  const result = await loadReviewed({
    url: new URL(`http://shop.test/review/${productId}`),
    params: { productId },
    signal: new AbortController().signal,
    ask: createAsk(shell.fetch),
  });

  expect(result).toEqual({ kind: 'not-found' });
});
