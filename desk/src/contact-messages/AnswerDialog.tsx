import type { ContactMessage } from '@kashi/contracts/desk/contact-messages';
import { smsParts } from '@kashi/contracts/desk/texts/text-templates';
import { persianNumber, toPersianDigits } from '@kashi/format/persian';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';

interface Props {
  message: ContactMessage;
  onDone(): void;
  onClose(): void;
}

/** Answers a message by SMS or e-mail, and takes it off the list. */
export function AnswerDialog({ message, onDone, onClose }: Props) {
  const { id, fullName, mobile, email, comment, ways } = message;
  const [way, setWay] = useState(ways[0] ?? 'sms');
  const [answer, setAnswer] = useState('');
  // The key stays the same while the dialog is open: a second press after a lost answer sends nothing again.
  const [key] = useState(newPressKey);
  const send = useChange('POST /v1/desk/messages/answer');
  const form = useSubmit([way, answer], async () => {
    await send.mutateAsync({ id, way, answer, key });
    onDone();
  });
  const cost = messages.parts(persianNumber(smsParts(answer)), persianNumber(answer.length));
  return (
    <AskDialog
      title={messages.answerTo(fullName)}
      send={messages.sendAnswer}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1, whiteSpace: 'pre-line' }}>{comment}</Typography>
      <Choice
        label={messages.way}
        value={way}
        onChange={(chosen) => setWay(ways.find((each) => each === chosen) ?? way)}
        choices={ways.map((each) => [
          each,
          messages.ways[each](each === 'sms' ? toPersianDigits(mobile) : email),
        ])}
      />
      <TextEntry
        label={messages.answer}
        helperText={messages.answerHint(way === 'sms' ? cost : '')}
        value={answer}
        onChange={setAnswer}
        problem={form.problemOf('answer')}
        multiline
        minRows={4}
      />
    </AskDialog>
  );
}
