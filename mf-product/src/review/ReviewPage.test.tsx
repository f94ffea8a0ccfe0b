import { Problem } from '@kashi/contracts/asking/problem';
import { createAsk } from '@kashi/contracts/asking/ask';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadReviewed } from './review-data.ts';
import { readDraft } from './review-draft.ts';
import { ReviewPage } from './ReviewPage.tsx';

const add = 'POST /v1/ProductManagement/ProductReviews/Add';
const addPicture = 'POST /v1/ProductManagement/ProductReviews/AddPicture';
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
const photos = () => screen.getByLabelText<HTMLInputElement>('عکس‌ها (اختیاری)');
const aFile = () => new File(['png'], 'a.png', { type: 'image/png' });
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
    Pictures: [],
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

test('photos go to the shop as soon as they are chosen, and their names with the review', async () => {
  const names = ['A', 'B'].map((letter) => letter.repeat(22));
  const left = [...names];
  const takes = vi.fn<(input: { ProductId: number }) => { Name: string; Picture: string }>(() => ({
    Name: left.shift() ?? '',
    Picture: 'data:image/webp;base64,AAAA',
  }));
  const answer = vi.fn<(review: { Pictures: readonly string[] }) => null>(() => null);
  const { shopper } = open({ [add]: answer, [addPicture]: takes });
  await shopper.type(title(), 'سبک');
  await shopper.type(text(), 'یک ماه است که می‌بندم.');

  await shopper.upload(photos(), [aFile(), aFile()]);
  await shopper.click(await screen.findByRole('button', { name: 'حذف عکس ۱' }));
  await shopper.click(submit());
  await screen.findByRole('dialog');

  expect(takes).toHaveBeenCalledWith({ ProductId: 7 });
  expect(answer.mock.calls[0]?.[0].Pictures).toEqual(names.slice(1));
});

test('a photo that is refused says so beside the photos, and a refused review keeps those that were taken', async () => {
  const noPicture = 'این گونه پرونده پذیرفته نمی‌شود.';
  const gone = 'یکی از عکس‌ها دیگر نزد فروشگاه نیست.';
  const takes = vi
    .fn(() => ({ Name: 'A'.repeat(22), Picture: 'data:image/webp;base64,AAAA' }))
    .mockImplementationOnce(() => {
      throw new Problem('refused', { status: 400, serverMessage: noPicture });
    });
  const { shopper } = open({
    [addPicture]: takes,
    [add]: () => {
      throw new Problem('refused', { status: 400, fields: [{ Field: 'Pictures', Message: gone }] });
    },
  });
  await shopper.type(title(), 'سبک');
  await shopper.type(text(), 'یک ماه است که می‌بندم.');

  await shopper.upload(photos(), aFile());
  expect(await screen.findByText(noPicture)).toBeVisible();
  await shopper.upload(photos(), aFile());
  expect(await screen.findByRole('img', { name: 'عکس ۱' })).toBeVisible();
  await shopper.click(submit());

  expect(await screen.findAllByText(gone)).toHaveLength(2);
  expect(photos()).toBeInvalid();
  expect(screen.getByRole('img', { name: 'عکس ۱' })).toBeVisible();
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
