import type { AuditRow } from '@kashi/contracts/desk/staff';
import { jalaliDateTime } from '@kashi/format/jalali';
import { toPersianDigits } from '@kashi/format/persian';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { differenceOf } from './difference.ts';
import { messages } from './messages.ts';
import styles from './AuditPage.module.css';

/** Every change that was made at the desk: the member, the time, and the values before and after. */
export function AuditPage() {
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
      <SearchBar>
        {(typed, set) => (
          <>
            <TextEntry
              label={messages.subject}
              value={typed['subject'] ?? ''}
              onChange={(value) => set('subject', value)}
              placeholder="order"
              ltr
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
    show: ({ call }) => <bdi dir="ltr">{call.replace(/^.*\/desk\//, '')}</bdi>,
  },
  {
    label: messages.what,
    show: ({ subject, subjectId }) => (
      <bdi dir="ltr">
        {subject} {toPersianDigits(subjectId)}
      </bdi>
    ),
  },
  {
    label: messages.difference,
    show: ({ before, after }) => (
      <ul className={styles['changes']} dir="ltr">
        {differenceOf(before, after).map(([name, was, is]) => (
          <li key={name}>
            {name}: <del>{was}</del> <ins>{is}</ins>
          </li>
        ))}
      </ul>
    ),
  },
];
