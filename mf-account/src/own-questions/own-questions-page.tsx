import { definePage, found } from '@kashi/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { readOwnQuestions, type QuestionList } from './own-questions-data.ts';
import { OwnQuestionsPage } from './OwnQuestionsPage.tsx';

export const page = definePage<QuestionList>({
  async load({ url, ask, signal }) {
    const list = await readOwnQuestions(ask, pageAsked(url), signal);
    return lastPageInstead(url, list.questions.length, list.totalCount) ?? found(list);
  },
  head: () => ({ title: titles.questions, robots: 'noindex' }),
  Component: OwnQuestionsPage,
});

export const Waiting = () => <AccountSkeleton title={titles.questions} />;
