import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { nameOfMonth, sayDay } from '@kashi/format/jalali-day-names';
import { toPersianDigits } from '@kashi/format/persian';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { calendarMessages as messages } from '../messages.ts';
import styles from './CalendarGrid.module.css';
import { dayAfterKey } from './day-after-key.ts';
import {
  compareDays,
  isSameDay,
  lengthOfMonth,
  plusMonths,
  weekdayOf,
  type JalaliDay,
} from '@kashi/contracts/text/jalali-days';

interface CalendarGridProps {
  start: JalaliDay;
  chosen: JalaliDay | null;
  /** The last day that can be chosen. */
  today: JalaliDay;
  onChoose(day: JalaliDay): void;
}

/** A month as a grid with one tab stop: arrows move by day and week, Page Up and Page Down by month, Enter chooses. */
export function CalendarGrid({ start, chosen, today, onChoose }: CalendarGridProps) {
  const [current, setCurrent] = useState(start);
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);
  const titleId = useId();

  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);

  function goTo(day: JalaliDay, withFocus: boolean) {
    takesFocus.current = withFocus;
    setCurrent(compareDays(day, today) > 0 ? today : day);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const day = dayAfterKey(event.key, current);
    if (!day) return;
    event.preventDefault();
    goTo(day, true);
  }

  const isLastMonth = current.year === today.year && current.month === today.month;
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label={messages.previousMonth}
          onClick={() => goTo(plusMonths(current, -1), false)}
        >
          <IconChevronRight aria-hidden="true" />
        </IconButton>
        <p id={titleId} aria-live="polite">
          {messages.monthOfYear(nameOfMonth(current), toPersianDigits(String(current.year)))}
        </p>
        <IconButton
          label={messages.nextMonth}
          aria-disabled={isLastMonth || undefined}
          onClick={() => !isLastMonth && goTo(plusMonths(current, 1), false)}
        >
          <IconChevronLeft aria-hidden="true" />
        </IconButton>
      </div>
      {/* The days inside hold the focus; the grid hears their keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {messages.weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                <span aria-hidden="true">{weekday.slice(0, 1)}</span>
                <span className="visually-hidden">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} aria-selected={day && chosen ? isSameDay(day, chosen) : undefined}>
                  {day && (
                    <button
                      type="button"
                      className={styles.day}
                      tabIndex={isSameDay(day, current) ? 0 : -1}
                      disabled={compareDays(day, today) > 0}
                      aria-label={sayDay(day, messages.weekdays)}
                      aria-current={isSameDay(day, today) ? 'date' : undefined}
                      data-chosen={(chosen && isSameDay(day, chosen)) || undefined}
                      onClick={() => onChoose(day)}
                    >
                      {toPersianDigits(String(day.day))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days of a month in weeks of seven from Saturday on; null before the first and after the last. */
function weeksOf({ year, month }: JalaliDay): (JalaliDay | null)[][] {
  const before = weekdayOf({ year, month, day: 1 });
  const length = lengthOfMonth({ year, month });
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= length ? { year, month, day } : null;
    }),
  );
}
