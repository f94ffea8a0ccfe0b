import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Questions } from './Questions.tsx';

const question = {
  CustomerName: 'نگار',
  RegDateTime: '2026-03-01T08:00:00Z',
  AnsweredDateTime: null,
};

test('a question has an answer only where the manager has written one', async () => {
  renderInShop(<Questions productId={7} />, {
    'GET /v1/ProductManagement/ProductQuestions/Read': () => ({
      TotalCount: 3,
      Page: 0,
      FilteredQuestions: [
        { ...question, Id: 1, Question: 'ضدآب است؟', Answer: 'بله' },
        { ...question, Id: 2, Question: 'سبک است؟', Answer: null },
        { ...question, Id: 3, Question: 'بزرگ است؟', Answer: '' },
      ],
    }),
  });

  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByText('پاسخ مدیر فروشگاه')).toHaveLength(1);
});
