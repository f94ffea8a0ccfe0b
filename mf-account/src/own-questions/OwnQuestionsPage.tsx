import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import type { OwnQuestion } from '@kashi/contracts/product/question';
import { jalaliDate } from '@kashi/format/jalali';
import type { PageProps } from '@kashi/kit/define';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { useAsk } from '@kashi/kit/use-ask';
import { loadConfirmDialog } from '../parts/dialogs/load-confirm-dialog.ts';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { EntryList } from '../parts/own-entries/EntryList.tsx';
import { opinionMessages as messages } from '../parts/own-opinions/opinion-messages.ts';
import { OpinionCard } from '../parts/own-opinions/OpinionCard.tsx';
import { useOpinionActions } from '../parts/own-opinions/use-opinion-actions.ts';
import { removeOwnQuestion, type QuestionList } from './own-questions-data.ts';

const loadQuestionDialog = () =>
  import('./QuestionDialog.tsx').then((module) => module.QuestionDialog);

/** The customer's own questions (§2 and §4). A question can be changed and deleted until the shop answers it. */
export function OwnQuestionsPage({
  data: { page, totalCount, questions },
}: PageProps<QuestionList>) {
  const ask = useAsk();
  const actions = useOpinionActions();
  const { openId, removedId } = actions;

  async function remove(id: number) {
    actions.changed((await removeOwnQuestion(ask, id)) ?? messages.question.removed);
  }

  return (
    <EntryList
      title={titles.questions}
      path="/customerQuestions"
      page={page}
      totalCount={totalCount}
      icon={<IconHelpCircle data-mirror />}
      words={messages.question}
      dialogs={
        <>
          {openId !== null && (
            <LateDialog
              load={loadQuestionDialog}
              questionId={openId}
              onSaved={actions.changed}
              onClose={actions.close}
            />
          )}
          {removedId !== null && (
            <LateDialog
              load={loadConfirmDialog}
              question={messages.question.removeQuestion}
              confirm={() => remove(removedId)}
              onClose={actions.close}
            />
          )}
        </>
      }
    >
      {questions.map((question) => (
        <OpinionCard
          key={question.Id}
          product={{
            name: question.ProductName,
            id: question.ProductId,
            picPath: question.ProductPicPath,
          }}
          writtenAt={question.RegDateTime}
          settledAt={question.IsAnswered ? answeredAt(question) : null}
          state={
            question.IsAnswered
              ? messages.answered(jalaliDate(answeredAt(question)))
              : messages.unanswered
          }
          onOpen={() => actions.open(question.Id)}
          onRemove={() => actions.remove(question.Id)}
        >
          <p>{question.Question}</p>
        </OpinionCard>
      ))}
    </EntryList>
  );
}

function answeredAt({ AnsweredDateTime, RegDateTime }: OwnQuestion): string {
  return AnsweredDateTime ?? RegDateTime;
}
