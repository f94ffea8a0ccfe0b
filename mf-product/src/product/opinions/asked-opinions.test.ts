import { createAsk } from '@kashi/contracts/asking/ask';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { expect, test } from 'vitest';
import { readAskedOpinions } from './asked-opinions.ts';

test('without JavaScript a page past the end shows the last page', async () => {
  const { fetch } = aShellApi({
    answers: {
      'GET /v1/ProductManagement/ProductQuestions/Read': ({ Page }) => ({
        TotalCount: 11,
        Page,
        FilteredQuestions: Page === 1 ? [aQuestion] : [],
      }),
    },
  });

  const { signal } = new AbortController();
  const asked = await readAskedOpinions(7, '?questionsPage=9', createAsk(fetch), signal);

  expect(asked).toMatchObject({ page: 2, total: 11, opinions: [{ title: 'ضدآب است؟' }] });
});

const aQuestion = {
  CustomerName: 'نگار',
  RegDateTime: '2026-03-01T08:00:00Z',
  Question: 'ضدآب است؟',
  Answer: null,
  AnsweredDateTime: null,
};
