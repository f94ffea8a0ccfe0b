import type { DeskQuestion } from '@kashi/contracts/desk/opinions';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { messages } from './messages.ts';

/** Asks for the shop's answer to a question. The answer makes the question public. */
export function AnswerDialog({ question, onClose }: { question: DeskQuestion; onClose(): void }) {
  const [answer, setAnswer] = useState(question.answer ?? '');
  const send = useChange('POST /v1/desk/questions/answer');
  const form = useSubmit(answer, async () => {
    await send.mutateAsync({ id: question.id, answer });
    onClose();
  });
  return (
    <AskDialog title={messages.answer} send={messages.sendAnswer} form={form} onClose={onClose}>
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{question.question}</Typography>
      <TextEntry
        label={messages.answerText}
        value={answer}
        onChange={setAnswer}
        problem={form.problemOf('answer')}
        multiline
        minRows={4}
      />
    </AskDialog>
  );
}
