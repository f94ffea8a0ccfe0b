import type { DeskQuestion } from '@kashi/contracts/desk/opinions';
import { jalaliDateTime } from '@kashi/format/jalali';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { useSaid } from '../parts/state/use-said.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { questionWords } from './question-words.ts';
import { TakeDownDialog } from './TakeDownDialog.tsx';
import { messages } from './messages.ts';

interface Asked {
  step: 'answer' | 'take-down';
  question: DeskQuestion;
}

/** What shoppers read as questions, newest first: each can be answered, also in other words, or taken down with its answer. */
export function PublicQuestions() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { said, say } = useSaid();
  const close = () => setAsked(null);
  const columns = columnsWith((next) => {
    say(null);
    setAsked(next);
  });
  return (
    <ResourceContextProvider value="questions">
      {said}
      <ListScreen filter={{ state: 'public' }}>
        <ProductSearch />
        <ListTable<DeskQuestion>
          caption={messages.publicQuestions}
          columns={columns}
          nothing={messages.noPublicQuestions}
        />
      </ListScreen>
      {asked?.step === 'answer' && <AnswerDialog question={asked.question} onClose={close} />}
      {asked?.step === 'take-down' && (
        <TakeDownDialog
          about="questions"
          opinion={asked.question}
          wordsOf={questionWords}
          onClose={close}
          onDone={() => {
            close();
            say(messages.takenDown);
          }}
        />
      )}
    </ResourceContextProvider>
  );
}

const columnsWith = (ask: (asked: Asked) => void): Column<DeskQuestion>[] => [
  { label: messages.at, show: ({ registeredAt }) => jalaliDateTime(registeredAt) },
  { label: messages.product, show: ({ productName }) => productName },
  { label: messages.writer, show: ({ customerName }) => customerName },
  { label: messages.question, show: ({ question }) => question },
  { label: messages.answerText, show: ({ answer }) => answer ?? messages.unansweredYet },
  {
    label: messages.steps,
    show: (question) => (
      <Stack sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={() => ask({ step: 'answer', question })}>
          {question.answer === null ? messages.answer : messages.correctAnswer}
        </Button>
        <Button color="error" onClick={() => ask({ step: 'take-down', question })}>
          {messages.takeDown}
        </Button>
      </Stack>
    ),
  },
];
