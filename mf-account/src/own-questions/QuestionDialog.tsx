import type { OwnQuestion } from '@kashi/contracts/product/question';
import { useAsk } from '@kashi/kit/use-ask';
import { Stack } from '@kashi/ui/layout/Stack';
import { useCallback } from 'react';
import { FormDialog } from '../parts/dialogs/FormDialog.tsx';
import { opinionMessages as messages } from '../parts/own-opinions/opinion-messages.ts';
import { OpinionReading } from '../parts/own-opinions/OpinionReading.tsx';
import { ReadOnlyDialog } from '../parts/own-opinions/ReadOnlyDialog.tsx';
import { useReading } from '@kashi/kit/use-reading';
import { findOwnQuestion } from './own-questions-data.ts';
import { QuestionForm } from './QuestionForm.tsx';
import styles from './QuestionDialog.module.css';

interface QuestionDialogProps {
  questionId: number;
  onSaved(sentence: string): void;
  onClose(): void;
}

/** One question, which the dialog reads when it opens. The box of the answer is shown only where there is an answer (§4). */
export function QuestionDialog({ questionId, onSaved, onClose }: QuestionDialogProps) {
  const ask = useAsk();
  const reading = useReading<OwnQuestion>(
    useCallback((signal) => findOwnQuestion(ask, questionId, signal), [ask, questionId]),
  );
  const question = reading.data;
  const { title, answer } = messages.question;

  if (!question) return <OpinionReading title={title} reading={reading} onClose={onClose} />;
  if (question.IsAnswered) {
    return (
      <ReadOnlyDialog title={title} onClose={onClose}>
        <Stack gap={4}>
          <p dir="auto">{question.Question}</p>
          <div className={styles.answer}>
            <h3 className={styles.title}>{answer}</h3>
            <p dir="auto">{question.Answer}</p>
          </div>
        </Stack>
      </ReadOnlyDialog>
    );
  }
  return (
    <FormDialog title={title} save={messages.save} onClose={onClose}>
      {(dialog) => <QuestionForm dialog={dialog} question={question} onSaved={onSaved} />}
    </FormDialog>
  );
}
