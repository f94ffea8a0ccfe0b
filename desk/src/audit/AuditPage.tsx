import type { AuditRow } from '@kashi/contracts/desk/staff';
import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { jalaliDateTime } from '@kashi/format/jalali';
import { toPersianDigits } from '@kashi/format/persian';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { SearchBar, type Search } from '../parts/list/SearchBar.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { callMessages } from './call-messages.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { messages } from './messages.ts';

/** Every change that was made at the desk: the member, the time, and the values before and after. */
export function AuditPage() {
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
      <SearchBar filtersOf={withLatinDigits}>
        {(typed, set) => (
          <>
            <Choice
              label={messages.subject}
              value={typed['subject'] ?? ''}
              onChange={(value) => set('subject', value)}
              choices={Object.entries(messages.subjects)}
              nothing={messages.anySubject}
            />
            <TextEntry
              label={messages.subjectId}
              value={typed['subjectId'] ?? ''}
              onChange={(value) => set('subjectId', value)}
              ltr
            />
          </>
        )}
      </SearchBar>
      <ListTable<AuditRow> caption={messages.title} columns={columns} nothing={messages.nothing} />
    </ListScreen>
  );
}

const columns: Column<AuditRow>[] = [
  { label: messages.at, show: ({ at }) => jalaliDateTime(at) },
  { label: messages.who, show: ({ staffName }) => staffName },
  {
    label: messages.call,
    // A call that this desk has no words for, as a command of the owner's, is named as it is.
    show: ({ call }) => words(callMessages, call) ?? <bdi dir="ltr">{call}</bdi>,
  },
  {
    label: messages.what,
    show: ({ subject, subjectId }) => (
      <span>
        {words(messages.subjects, subject) ?? subject} <bdi>{toPersianDigits(subjectId)}</bdi>
      </span>
    ),
  },
  {
    label: messages.difference,
    show: ({ before, after }) => <DifferenceList before={before} after={after} />,
  },
];

function words(known: Readonly<Record<string, string>>, name: string): string | undefined {
  return known[name];
}

/** Numbers lie in the log in Latin digits. */
function withLatinDigits(search: Search): Search {
  return { ...search, subjectId: toLatinDigits(search['subjectId'] ?? '').trim() };
}
