import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import type { PublicQuestion } from '@kashi/contracts/product/question';
import { jalaliDate } from '@kashi/format/jalali';
import { useAsk } from '@kashi/kit/use-ask';
import { Stack } from '@kashi/ui/layout/Stack';
import { useCallback } from 'react';
import { messages } from './messages.ts';
import { Opinion } from './Opinion.tsx';
import { readQuestions } from './opinion-data.ts';
import { OpinionList } from './OpinionList.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import styles from './Questions.module.css';

/** The form for a question, and a product's approved questions with the manager's answers, newest first. */
export function Questions({ productId }: { productId: number }) {
  const ask = useAsk();
  const read = useCallback(
    (page: number, signal: AbortSignal) =>
      readQuestions(ask, { ProductId: productId, Page: page }, signal),
    [ask, productId],
  );

  return (
    <Stack gap={5}>
      <QuestionForm productId={productId} />
      <OpinionList
        kind="questions"
        read={read}
        render={(question, index) => (
          <Opinion
            key={question.Id ?? index}
            author={question.CustomerName}
            writtenAt={question.RegDateTime}
            title={question.Question}
          >
            <Answer {...question} />
          </Opinion>
        )}
        empty={{ icon: <IconHelp aria-hidden="true" data-mirror />, ...messages.noQuestions }}
      />
    </Stack>
  );
}

/** The answer to a question, labelled as the manager's (§2). */
function Answer({ Answer: text, AnsweredDateTime }: PublicQuestion) {
  if (!text) return null;
  return (
    <div className={styles.answer}>
      <p className={styles.from}>
        <span>{messages.managersAnswer}</span>
        {AnsweredDateTime && (
          <time dateTime={AnsweredDateTime}>{jalaliDate(AnsweredDateTime)}</time>
        )}
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
