import { persianNumber } from '@kashi/format/persian';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTabs } from '../parts/screen/PageTabs.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { useReading } from '../parts/state/reading.ts';
import { PublicQuestions } from './PublicQuestions.tsx';
import { PublicReviews } from './PublicReviews.tsx';
import { QuestionQueue } from './QuestionQueue.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { messages } from './messages.ts';

/**
 * Reviews and questions. A member can judge those that wait for approval or an answer one after another by the keyboard; each queue
 * says how many wait in it. What is public has lists of its own.
 */
export function OpinionsPage() {
  const { pathname } = useLocation();
  const { data: waiting } = useReading('GET /v1/desk/waiting', {});
  const { reviews = 0, questions = 0, unanswered = 0 } = waiting ?? {};
  return (
    <>
      <ScreenHead title={messages.title} />
      <PageTabs
        label={messages.title}
        tabs={[
          { to: '/opinions', title: titleOf(messages.reviews, reviews) },
          {
            to: '/opinions/questions',
            title: titleOf(messages.questions, questions - unanswered),
          },
          { to: '/opinions/unanswered', title: titleOf(messages.unanswered, unanswered) },
          { to: '/opinions/public-reviews', title: messages.publicReviews },
          { to: '/opinions/public-questions', title: messages.publicQuestions },
        ]}
      />
      {parts[pathname] ?? <ReviewQueue />}
    </>
  );
}

const parts: Record<string, ReactNode> = {
  '/opinions/questions': <QuestionQueue key="waiting" state="waiting" />,
  '/opinions/unanswered': <QuestionQueue key="unanswered" state="unanswered" />,
  '/opinions/public-reviews': <PublicReviews />,
  '/opinions/public-questions': <PublicQuestions />,
};

function titleOf(title: string, count: number): string {
  return count === 0 ? title : messages.withCount(title, persianNumber(count));
}
