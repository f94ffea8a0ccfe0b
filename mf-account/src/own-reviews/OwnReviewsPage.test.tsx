import type { OwnReview } from '@kashi/contracts/product/review';
import { Problem } from '@kashi/contracts/asking/problem';
import { Said, type Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { OwnReviewsPage } from './OwnReviewsPage.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./ReviewDialog.tsx');
  await import('../parts/dialogs/ConfirmDialog.tsx');
});

const find = 'GET /v1/ProductManagement/customerReviews/Find';
const update = 'PUT /v1/ProductManagement/CustomerReviews/Update';
const remove = 'DELETE /v1/ProductManagement/customerReviews/Delete';

const pending = {
  Id: 5,
  ProductId: 7,
  ProductName: 'ساعت هوشمند',
  ProductPicPath: '',
  Title: 'خوب',
  Text: 'باتری آن خوب کار می‌کند.',
  IsConfirmed: false,
  RegDateTime: '2025-11-05T08:00:00Z',
  ConfirmedDateTime: null,
};
const confirmed = { ...pending, IsConfirmed: true, ConfirmedDateTime: '2025-11-06T08:00:00Z' };

function aList(review: OwnReview, answers: Answers = {}) {
  return renderInShop(
    <OwnReviewsPage data={{ page: 1, totalCount: 1, reviews: [review] }} params={{}} />,
    { [find]: () => review, ...answers },
  );
}

const text = () => screen.getByRole('textbox', { name: 'متن دیدگاه' });

test('a review that waits for the shop says so, and can be changed', async () => {
  const answer = vi.fn(() => new Said(null, 'دیدگاه شما ویرایش شد.'));
  const { shopper, shell } = aList(pending, { [update]: answer });
  expect(screen.getByText('در انتظار تأیید')).toBeVisible();

  await shopper.click(screen.getByRole('button', { name: 'مشاهده و ویرایش: ساعت هوشمند' }));
  await shopper.clear(await screen.findByRole('textbox', { name: 'عنوان' }));
  await shopper.type(screen.getByRole('textbox', { name: 'عنوان' }), 'بسیار خوب');
  await shopper.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shell.seen.toasts).toEqual(['دیدگاه شما ویرایش شد.']);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ Id: 5, Title: 'بسیار خوب', Text: pending.Text });
  expect(shell.seen.reloads).toBe(1);
});

test('a review says how many photos it has', () => {
  aList({ ...pending, CountOfPictures: 2 });

  expect(screen.getByText('۲ عکس')).toBeVisible();
});

test('a confirmed review says since when, and can only be read', async () => {
  const { shopper } = aList(confirmed);
  expect(screen.getByText('تأیید شده در ۱۵ آبان ۱۴۰۴')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^حذف/ })).not.toBeInTheDocument();

  await shopper.click(screen.getByRole('button', { name: 'مشاهده: ساعت هوشمند' }));

  expect(await screen.findByText(confirmed.Text, { selector: 'dialog p' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'ذخیرهٔ تغییرات' })).not.toBeInTheDocument();
});

test('a review that was confirmed meanwhile opens to be read only', async () => {
  const { shopper } = aList(pending, { [find]: () => confirmed });

  await shopper.click(screen.getByRole('button', { name: 'مشاهده و ویرایش: ساعت هوشمند' }));

  expect(await screen.findByText(confirmed.Text, { selector: 'dialog p' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a text that is too short is refused beside its field, and closing asks before it is lost', async () => {
  const { shopper } = aList(pending, { [update]: vi.fn() });
  await shopper.click(screen.getByRole('button', { name: 'مشاهده و ویرایش: ساعت هوشمند' }));
  await screen.findByRole('textbox', { name: 'عنوان' });

  await shopper.clear(text());
  await shopper.type(text(), 'خوب');
  await shopper.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
  await vi.waitFor(() =>
    expect(text()).toHaveAccessibleDescription('متن دیدگاه باید حداقل ۱۰ حرف باشد.'),
  );
  await shopper.keyboard('{Escape}');
  await shopper.click(screen.getByRole('button', { name: 'انصراف' }));

  expect(screen.getByText('آنچه نوشته‌اید ذخیره نشده است. بسته شود؟')).toBeVisible();
  expect(text()).toHaveValue('خوب');
});

test('deleting asks first, and a failure is said where it was asked', async () => {
  const answer = vi.fn(() => null);
  answer.mockImplementationOnce(() => {
    throw new Problem('offline');
  });
  const { shopper, shell } = aList(pending, { [remove]: answer });

  await shopper.click(screen.getByRole('button', { name: 'حذف: ساعت هوشمند' }));
  expect(await screen.findByText('آیا از حذف این دیدگاه اطمینان دارید؟')).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  await shopper.click(screen.getByRole('button', { name: 'حذف' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  await shopper.click(screen.getByRole('button', { name: 'حذف' }));

  await vi.waitFor(() => expect(shell.seen.toasts).toEqual(['دیدگاه شما حذف شد.']));
  expect(answer).toHaveBeenLastCalledWith({ ReviewId: 5 });
});

test('the focus of a review that was deleted stays in the list', async () => {
  const { rerender } = aList(pending);
  screen.getByRole('button', { name: 'حذف: ساعت هوشمند' }).focus();

  rerender(<OwnReviewsPage data={{ page: 1, totalCount: 0, reviews: [] }} params={{}} />);

  expect(document.activeElement).toContainElement(screen.getByText('موردی ثبت نشده است.'));
  expect(document.body).not.toHaveFocus();
});

test('a list without reviews says so', () => {
  renderInShop(<OwnReviewsPage data={{ page: 1, totalCount: 0, reviews: [] }} params={{}} />);

  expect(screen.getByRole('heading', { name: 'موردی ثبت نشده است.' })).toBeVisible();
});
