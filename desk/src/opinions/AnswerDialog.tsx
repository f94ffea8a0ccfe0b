import type { DeskQuestion } from '@kashi/contracts/desk/opinions';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { overtakenBy } from '../parts/state/overtaken.ts';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { messages } from './messages.ts';

interface Props {
  question: DeskQuestion;
  onClose(): void;
}

/**
 * Asks for the shop's answer to a question. The answer makes the question public. If the question was changed meanwhile, its
 * present words take the place of the old ones, a colleague's answer is shown, and the typed answer stays for another look.
 */
export function AnswerDialog({ question: opened, onClose }: Props) {
  const [question, setQuestion] = useState(opened);
  const [answer, setAnswer] = useState(opened.answer ?? '');
  const send = useChange('POST /v1/desk/questions/answer');
  const form = useSubmit(answer, async () => {
    try {
      await send.mutateAsync({ id: question.id, version: question.version, answer });
      onClose();
    } catch (error) {
      setQuestion(overtakenBy<DeskQuestion>(error)?.current ?? question);
      throw error;
    }
  });
  return (
    <AskDialog
      title={opened.answer === null ? messages.answer : messages.correctAnswer}
      send={messages.sendAnswer}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{question.question}</Typography>
      {question.answer !== null && question.answer !== opened.answer && (
        <Typography sx={{ marginBlockEnd: 1 }}>{messages.answerNow(question.answer)}</Typography>
      )}
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
