import type { Correction } from '@kashi/contracts/desk/customers';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianToman, toPersianDigits } from '@kashi/format/persian';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { Decision } from '../parts/state/Decision.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { useSaid, type Saying } from '../parts/state/use-said.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { messages } from './messages.ts';

/** Corrections of wallets: a waiting correction needs the consent of an owner other than the one who asked for it. */
export function CorrectionsPage() {
  const { said, say } = useSaid();
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
      {said}
      <SearchBar>
        {(typed, set) => (
          <Choice
            label={messages.state}
            value={typed['state'] ?? 'pending'}
            onChange={(value) => set('state', value)}
            choices={Object.entries(messages.states)}
          />
        )}
      </SearchBar>
      <ListTable<Correction>
        caption={messages.title}
        columns={columnsWith(say)}
        nothing={messages.nothing}
      />
    </ListScreen>
  );
}

const tones = { pending: 'waiting', booked: 'success', refused: 'danger' } as const;

const columnsWith = (say: Saying['say']): Column<Correction>[] => [
  { label: messages.at, show: ({ askedAt }) => jalaliDateTime(askedAt) },
  {
    label: messages.customer,
    show: ({ customerId, customerName, mobile }) => (
      <CustomerLink id={customerId} name={customerName} mobile={mobile} />
    ),
  },
  { label: messages.mobile, show: ({ mobile }) => <bdi dir="ltr">{toPersianDigits(mobile)}</bdi> },
  { label: messages.amount, isFigure: true, show: ({ amountToman }) => persianToman(amountToman) },
  { label: messages.reason, show: ({ reason }) => reason },
  { label: messages.askedBy, show: ({ askedBy }) => askedBy },
  {
    label: messages.state,
    show: (correction) =>
      correction.state === 'pending' ? (
        <Decision
          about="corrections"
          id={correction.id}
          askedById={correction.askedById}
          onDecided={say}
        />
      ) : (
        <Mark tone={tones[correction.state]}>{messages.states[correction.state]}</Mark>
      ),
  },
];
