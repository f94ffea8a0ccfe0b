import { mailKinds } from '@kashi/contracts/desk/texts/text-kinds';
import { textStates, type QueuedText } from '@kashi/contracts/desk/texts/texts';
import { jalaliDateTime } from '@kashi/format/jalali';
import { toPersianDigits } from '@kashi/format/persian';
import { Alert, Link, MenuItem } from '@mui/material';
import { ResourceContextProvider, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { useSaid } from '../parts/state/use-said.tsx';
import { SendAgain } from './SendAgain.tsx';
import { TextState } from './TextState.tsx';
import { messages } from './messages.ts';

/** The queue of texts; those that failed come first to hand, each with its reason and a button to send it again. */
export function TextList() {
  const { said, say } = useSaid();
  return (
    <ResourceContextProvider value="texts">
      {said}
      <ListScreen>
        <SearchBar>
          {(typed, set) => (
            <TextEntry
              select
              label={messages.state}
              value={typed['state'] ?? 'trouble'}
              onChange={(value) => set('state', value)}
            >
              {textStates.map((state) => (
                <MenuItem key={state} value={state}>
                  {messages.states[state]}
                </MenuItem>
              ))}
            </TextEntry>
          )}
        </SearchBar>
        <ProviderAway />
        <ListTable<QueuedText>
          caption={messages.queue}
          columns={columns(() => say(messages.sentAgain))}
          nothing={messages.nothing}
        />
      </ListScreen>
    </ResourceContextProvider>
  );
}

/** Says that the shop sends again by itself, if it does so with one of the list's SMS; a mail says beside itself why it waits. */
function ProviderAway() {
  const { data = [] } = useListContext<QueuedText>();
  const isTriedAgain = data.some(
    ({ kind, state, problem }) =>
      state === 'waiting' && problem !== null && !mailKinds.some((mail) => mail === kind),
  );
  return isTriedAgain && <Alert severity="warning">{messages.providerAway}</Alert>;
}

const columns = (onSent: () => void): Column<QueuedText>[] => [
  { label: messages.at, show: ({ madeAt, sentAt }) => jalaliDateTime(sentAt ?? madeAt) },
  {
    label: messages.order,
    show: ({ orderId }) =>
      orderId !== null && (
        <Link component={RouterLink} to={`/orders/${orderId}/show`}>
          {toPersianDigits(String(orderId))}
        </Link>
      ),
  },
  { label: messages.about, show: ({ kind }) => messages.kinds[kind] },
  {
    label: messages.mobile,
    show: ({ mobile }) => (
      <bdi dir="ltr">{mobile.includes('@') ? mobile : toPersianDigits(mobile)}</bdi>
    ),
  },
  { label: messages.body, show: ({ body }) => body },
  { label: messages.state, show: (text) => <TextState text={text} /> },
  { label: messages.again, show: (text) => <SendAgain text={text} onSent={onSent} /> },
];
