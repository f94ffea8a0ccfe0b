import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { orderSearch } from '@kashi/contracts/desk/orders';
import {
  beginningOf,
  dayInTehran,
  plusDays,
  readDay,
  writeDay,
} from '@kashi/contracts/text/jalali-days';
import { toPersianDigits } from '@kashi/format/persian';
import { MenuItem } from '@mui/material';
import { SearchBar, type Search } from '../parts/list/SearchBar.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { messages } from './messages.ts';

const states = ['registered', 'approved', 'handedToCourier', 'delivered', 'rejected'] as const;

/** Orders by number, name of the customer or the recipient, mobile number, state and day; a day is typed by the Jalali calendar. */
export function OrderSearch() {
  return (
    <SearchBar filtersOf={filtersOf}>
      {(typed, set) => (
        <>
          <TextEntry
            label={messages.number}
            value={typed['number'] ?? ''}
            onChange={(value) => set('number', value)}
            problem={isWrongNumber(typed) ? deskMessages.orderNumber : undefined}
            input={{ inputMode: 'numeric' }}
          />
          <TextEntry
            label={messages.customerOrRecipient}
            value={typed['name'] ?? ''}
            onChange={(value) => set('name', value)}
          />
          <TextEntry
            label={messages.mobile}
            value={typed['mobile'] ?? ''}
            onChange={(value) => set('mobile', value)}
            ltr
          />
          <TextEntry
            select
            label={messages.state}
            value={typed['state'] ?? ''}
            onChange={(value) => set('state', value)}
          >
            <MenuItem value="">{messages.anyState}</MenuItem>
            {states.map((state) => (
              <MenuItem key={state} value={state}>
                {messages.states[state]}
              </MenuItem>
            ))}
          </TextEntry>
          <DayEntry name="from" label={messages.from} typed={typed} set={set} />
          <DayEntry name="to" label={messages.to} typed={typed} set={set} />
        </>
      )}
    </SearchBar>
  );
}

interface DayEntryProps {
  name: 'from' | 'to';
  label: string;
  typed: Search;
  set: (name: string, value: string) => void;
}

function DayEntry({ name, label, typed, set }: DayEntryProps) {
  const value = shownDay(name, typed[name] ?? '');
  const isWrong = value !== '' && !readDay(value);
  const problem = name === 'to' && isBackwards(typed) ? deskMessages.lastDay : undefined;
  return (
    <TextEntry
      label={label}
      value={value}
      onChange={(text) => set(name, text)}
      placeholder={messages.dayExample}
      problem={isWrong ? messages.wrongDay : problem}
      ltr
    />
  );
}

/** The day that the field shows: the typed text, or the day of the moment in the address. */
function shownDay(name: 'from' | 'to', value: string): string {
  if (!value.includes('T')) return value;
  const day = dayInTehran(new Date(value));
  return toPersianDigits(writeDay(name === 'to' ? plusDays(day, -1) : day));
}

function isWrongNumber({ number = '' }: Search): boolean {
  return number.trim() !== '' && !orderSearch.number.safeParse(number.trim()).success;
}

/** Whether the last day lies before the first one. */
function isBackwards(typed: Search): boolean {
  const [from, to] = (['from', 'to'] as const).map((name) =>
    readDay(shownDay(name, typed[name] ?? '')),
  );
  return Boolean(from && to && beginningOf(to) < beginningOf(from));
}

/** The filter of the typed search. `to` is the last day that counts, so the filter ends where the next day begins. */
function filtersOf(typed: Search): Search | null {
  if (isWrongNumber(typed) || isBackwards(typed)) return null;
  const filters: Search = { ...typed, number: (typed['number'] ?? '').trim() };
  for (const name of ['from', 'to'] as const) {
    const value = shownDay(name, typed[name] ?? '');
    if (value === '') continue;
    const day = readDay(value);
    if (!day) return null;
    filters[name] = beginningOf(name === 'to' ? plusDays(day, 1) : day).toISOString();
  }
  return filters;
}
