import type { ContactMessage } from '@kashi/contracts/desk/contact-messages';
import { jalaliDateTime } from '@kashi/format/jalali';
import { toPersianDigits } from '@kashi/format/persian';
import { Button, Link, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSaid } from '../parts/state/use-said.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AnswerShown } from './AnswerShown.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { messages } from './messages.ts';

/** A text goes out within ten seconds, and nothing tells the desk of it. */
const readAgainMs = 15_000;

/** Reads again only while an answer is on its way: each reading counts as work, and an unattended desk would never be signed out. */
function whileOnItsWay({ state: { data } }: ReadList): number | false {
  return data?.data.some(({ answer }) => answer?.state === 'waiting') ? readAgainMs : false;
}

interface ReadList {
  state: { data?: { data: ContactMessage[] } | undefined };
}

interface Asked {
  way: 'answer' | 'done';
  message: ContactMessage;
}

/** The messages of the contact page; the message that waits longest comes first. */
export function ContactMessagesPage() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { said, say } = useSaid();
  const close = () => setAsked(null);
  const ask = (next: Asked) => {
    say(null);
    setAsked(next);
  };
  const columns = columnsOf(ask, () => say(messages.sentAgain));
  return (
    <ListScreen queryOptions={{ refetchInterval: whileOnItsWay }}>
      <ScreenHead title={messages.title} />
      {said}
      <SearchBar>
        {(typed, set) => (
          <TextEntry
            select
            label={messages.state}
            value={typed['state'] ?? 'waiting'}
            onChange={(value) => set('state', value)}
          >
            {(['waiting', 'done', 'all'] as const).map((state) => (
              <MenuItem key={state} value={state}>
                {messages.states[state]}
              </MenuItem>
            ))}
          </TextEntry>
        )}
      </SearchBar>
      <ListTable<ContactMessage>
        caption={messages.title}
        columns={columns}
        nothing={messages.nothing}
      />
      {asked?.way === 'done' && (
        <DoneDialog
          message={asked.message}
          onClose={close}
          onDone={() => {
            close();
            say(messages.offList);
          }}
        />
      )}
      {asked?.way === 'answer' && (
        <AnswerDialog
          message={asked.message}
          onClose={close}
          onDone={() => {
            close();
            say(messages.queued);
          }}
        />
      )}
    </ListScreen>
  );
}

function columnsOf(ask: (asked: Asked) => void, onSentAgain: () => void): Column<ContactMessage>[] {
  return [
    { label: messages.at, show: ({ registeredAt }) => jalaliDateTime(registeredAt) },
    { label: messages.from, show: ({ fullName }) => fullName },
    {
      label: messages.reply,
      show: ({ mobile, email }) => (
        <>
          <Link href={`tel:${mobile}`} dir="ltr">
            {toPersianDigits(mobile)}
          </Link>{' '}
          {email !== '' && (
            <Link href={`mailto:${email}`} dir="ltr">
              {email}
            </Link>
          )}
        </>
      ),
    },
    { label: messages.comment, show: ({ comment }) => comment },
    {
      label: messages.answerOrNote,
      show: (message) => <AnswerShown message={message} onSentAgain={onSentAgain} />,
    },
    {
      label: messages.state,
      show: (message) =>
        message.handledAt === null ? (
          <Stack sx={{ gap: 1 }}>
            {message.ways.length > 0 && (
              <Button variant="contained" onClick={() => ask({ way: 'answer', message })}>
                {messages.toAnswer}
              </Button>
            )}
            <Button variant="outlined" onClick={() => ask({ way: 'done', message })}>
              {messages.done}
            </Button>
          </Stack>
        ) : (
          <Mark tone="success">{messages.states.done}</Mark>
        ),
    },
  ];
}
