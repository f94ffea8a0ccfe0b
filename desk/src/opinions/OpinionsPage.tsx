import { useLocation } from 'react-router-dom';
import { PageTabs } from '../parts/screen/PageTabs.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { QuestionQueue } from './QuestionQueue.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { messages } from './messages.ts';

const questions = '/opinions/questions';

/** Reviews and questions that wait for approval; a member can judge them one after another by the keyboard. */
export function OpinionsPage() {
  const { pathname } = useLocation();
  return (
    <>
      <ScreenHead title={messages.title} />
      <PageTabs
        label={messages.title}
        tabs={[
          { to: '/opinions', title: messages.reviews },
          { to: questions, title: messages.questions },
        ]}
      />
      {pathname === questions ? <QuestionQueue /> : <ReviewQueue />}
    </>
  );
}
