import type { ContactMessage } from '@kashi/shared/contracts/desk/contact-messages';
import { jalaliDateTime } from '@kashi/shared/format/jalali';
import { toPersianDigits } from '@kashi/shared/format/persian';
import { Button, Link, MenuItem } from '@mui/material';
import { useState } from 'react';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { messages } from './messages.ts';

/** The messages of the contact page; the message that waits longest comes first. */
export function ContactMessagesPage() {
  const [handled, setHandled] = useState<ContactMessage | null>(null);
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
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
        columns={columns(setHandled)}
        nothing={messages.nothing}
      />
      {handled && <DoneDialog message={handled} onClose={() => setHandled(null)} />}
    </ListScreen>
  );
}

function columns(handle: (message: ContactMessage) => void): Column<ContactMessage>[] {
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
    { label: messages.note, show: ({ note }) => note },
    {
      label: messages.state,
      show: (message) =>
        message.handledAt === null ? (
          <Button variant="outlined" onClick={() => handle(message)}>
            {messages.done}
          </Button>
        ) : (
          <Mark tone="success">{messages.states.done}</Mark>
        ),
    },
  ];
}
