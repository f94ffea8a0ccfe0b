import { definePage, found } from '@kashi/shared/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { OwnQuestionsPage, type QuestionList } from './OwnQuestionsPage.tsx';

export const page = definePage<QuestionList>({
  async load({ url, ask, signal }) {
    const asked = pageAsked(url);
    const call = 'GET /v1/ProductManagement/customerQuestions/Read';
    const { value } = await ask(call, { Page: asked - 1 }, { signal });
    const { Questions: questions, TotalCount: totalCount } = value;
    return (
      lastPageInstead(url, questions.length, totalCount) ??
      found({ page: asked, totalCount, questions })
    );
  },
  head: () => ({ title: titles.questions, robots: 'noindex' }),
  Component: OwnQuestionsPage,
  Waiting: () => <AccountSkeleton title={titles.questions} />,
});
