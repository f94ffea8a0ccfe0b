import type { DeskQuestion, DeskReview } from '@kashi/contracts/desk/opinions';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { overtakenBy } from '../parts/state/overtaken.ts';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Opinions {
  reviews: DeskReview;
  questions: DeskQuestion;
}

interface Props<About extends keyof Opinions> {
  about: About;
  opinion: Opinions[About];
  wordsOf(opinion: Opinions[About]): string;
  onDone(): void;
  onClose(): void;
}

/**
 * Asks before a public opinion is deleted. If it was changed meanwhile, its present words take the place of the old ones, for another
 * look.
 */
export function TakeDownDialog<About extends keyof Opinions>(props: Props<About>) {
  const { about, opinion: opened, wordsOf, onDone, onClose } = props;
  const [opinion, setOpinion] = useState(opened);
  const call: `POST /v1/desk/${keyof Opinions}/refuse` = `POST /v1/desk/${about}/refuse`;
  const refuse = useChange(call);
  const form = useSubmit(null, async () => {
    try {
      await refuse.mutateAsync({ id: opinion.id, version: opinion.version });
      onDone();
    } catch (error) {
      setOpinion(overtakenBy<Opinions[About]>(error)?.current ?? opinion);
      throw error;
    }
  });
  return (
    <AskDialog
      title={messages.takeDownTitle[about]}
      send={messages.takeDown}
      isDanger
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1, whiteSpace: 'pre-line' }}>{wordsOf(opinion)}</Typography>
      <Typography>{messages.takeDownHint}</Typography>
    </AskDialog>
  );
}
