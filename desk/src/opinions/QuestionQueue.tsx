import type { DeskQuestion } from '@kashi/contracts/desk/opinions';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useChange, useReading } from '../parts/state/reading.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { OpinionQueue } from './OpinionQueue.tsx';
import { questionWords } from './question-words.ts';
import { TakeDownDialog } from './TakeDownDialog.tsx';
import { messages } from './messages.ts';

/** Questions that wait for approval, or public ones that wait for an answer, oldest first. */
export function QuestionQueue({ state }: { state: 'waiting' | 'unanswered' }) {
  const [answered, setAnswered] = useState<DeskQuestion | null>(null);
  const [takenDown, setTakenDown] = useState<DeskQuestion | null>(null);
  const questions = useReading('GET /v1/desk/questions', { state });
  const approve = useChange('POST /v1/desk/questions/approve');
  const refuse = useChange('POST /v1/desk/questions/refuse');
  return (
    <>
      <OpinionQueue<DeskQuestion>
        reading={questions}
        caption={messages[state === 'waiting' ? 'questions' : 'unanswered']}
        isAsking={answered !== null || takenDown !== null}
        isBusy={approve.isPending || refuse.isPending}
        problem={approve.error ?? refuse.error}
        steps={[
          { key: 'KeyW', title: messages.answer, open: setAnswered },
          {
            key: 'KeyA',
            title: messages.approve,
            isFor: isWaiting,
            take: ({ id, version }) => approve.mutateAsync({ id, version }),
          },
          {
            key: 'KeyX',
            title: messages.refuse,
            isDanger: true,
            isFor: isWaiting,
            take: ({ id, version }) => refuse.mutateAsync({ id, version }),
          },
          // What shoppers read is not deleted by one key.
          {
            key: 'KeyX',
            title: messages.takeDown,
            isDanger: true,
            isFor: (question) => !isWaiting(question),
            open: setTakenDown,
          },
        ]}
      >
        {(question) => <Typography>{question.question}</Typography>}
      </OpinionQueue>
      {answered && <AnswerDialog question={answered} onClose={() => setAnswered(null)} />}
      {takenDown && (
        <TakeDownDialog
          about="questions"
          opinion={takenDown}
          wordsOf={questionWords}
          onDone={() => setTakenDown(null)}
          onClose={() => setTakenDown(null)}
        />
      )}
    </>
  );
}

function isWaiting({ confirmedAt }: DeskQuestion): boolean {
  return confirmedAt === null;
}
