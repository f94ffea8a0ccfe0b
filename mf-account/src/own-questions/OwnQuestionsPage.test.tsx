import { Problem } from '@kashi/contracts/asking/problem';
import type { OwnQuestion } from '@kashi/contracts/product/question';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { OwnQuestionsPage } from './OwnQuestionsPage.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./QuestionDialog.tsx');
  await import('../parts/dialogs/ConfirmDialog.tsx');
});

const find = 'GET /v1/ProductManagement/customerQuestions/Find';
const update = 'PUT /v1/ProductManagement/CustomerQuestions/Update';
const remove = 'DELETE /v1/ProductManagement/customerQuestions/Delete';

const waiting: OwnQuestion = {
  Id: 9,
  ProductId: 7,
  ProductName: 'ساعت هوشمند',
  ProductPicPath: '',
  Question: 'آیا ضد آب است؟',
  Answer: null,
  IsAnswered: false,
  RegDateTime: '2025-11-05T08:00:00Z',
  AnsweredDateTime: null,
};
const answered: OwnQuestion = {
  ...waiting,
  Answer: 'بله، تا پنجاه متر.',
  IsAnswered: true,
  AnsweredDateTime: '2025-11-06T08:00:00Z',
};

function aList(question: OwnQuestion, answers: Answers = {}) {
  return renderInShop(
    <OwnQuestionsPage data={{ page: 1, totalCount: 1, questions: [question] }} params={{}} />,
    { [find]: () => question, ...answers },
  );
}

test('a question without an answer says so, has no answer box, and can be changed', async () => {
  const answer = vi.fn(() => null);
  const { shopper, shell } = aList(waiting, { [update]: answer });
  expect(screen.getByText('در انتظار پاسخ')).toBeVisible();

  await shopper.click(screen.getByRole('button', { name: 'مشاهده و ویرایش: ساعت هوشمند' }));
  const box = await screen.findByRole('textbox', { name: 'متن پرسش' });
  expect(screen.queryByText('پاسخ مدیر فروشگاه')).not.toBeInTheDocument();
  await shopper.type(box, ' و ضد گرد؟');
  await shopper.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));

  await vi.waitFor(() => expect(shell.seen.toasts).toEqual(['پرسش شما ویرایش شد.']));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ Id: 9, Question: 'آیا ضد آب است؟ و ضد گرد؟' });
});

test('an answered question shows since when and its answer, and can only be read', async () => {
  const { shopper } = aList(answered);
  expect(screen.getByText('پاسخ داده شده در ۱۵ آبان ۱۴۰۴')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^حذف/ })).not.toBeInTheDocument();

  await shopper.click(screen.getByRole('button', { name: 'مشاهده: ساعت هوشمند' }));

  expect(await screen.findByText('بله، تا پنجاه متر.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a question that could not be read can be asked for again', async () => {
  const answer = vi.fn(() => waiting);
  answer.mockImplementationOnce(() => {
    throw new Problem('late');
  });
  const { shopper } = aList(waiting, { [find]: answer });

  await shopper.click(screen.getByRole('button', { name: 'مشاهده و ویرایش: ساعت هوشمند' }));
  await shopper.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByRole('textbox', { name: 'متن پرسش' })).toHaveValue(waiting.Question);
});

test('a question is deleted only after a confirmation', async () => {
  const answer = vi.fn(() => null);
  const { shopper, shell } = aList(waiting, { [remove]: answer });

  await shopper.click(screen.getByRole('button', { name: 'حذف: ساعت هوشمند' }));
  await shopper.click(await screen.findByRole('button', { name: 'انصراف' }));
  expect(answer).not.toHaveBeenCalled();
  await shopper.click(screen.getByRole('button', { name: 'حذف: ساعت هوشمند' }));
  await shopper.click(await screen.findByRole('button', { name: 'حذف' }));

  await vi.waitFor(() => expect(shell.seen.reloads).toBe(1));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ QuestionId: 9 });
});
