import { Dialog } from '@kashi/ui/overlay/Dialog';
import { useState } from 'react';
import { calendarMessages as messages } from '../messages.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { compareDays, readDay, todayInTehran, writeDay } from '@kashi/contracts/text/jalali-days';

interface CalendarDialogProps {
  /** The field's text. Where it is a day, the calendar opens at that day. */
  typed: string;
  /** yyyy/MM/dd in Latin digits. */
  onChoose(day: string): void;
  onClose(): void;
}

/** A month to choose a day of. Future days cannot be chosen, because a reported transfer is in the past. */
export function CalendarDialog({ typed, onChoose, onClose }: CalendarDialogProps) {
  const [today] = useState(todayInTehran);
  const [chosen] = useState(() => readDay(typed));
  const start = chosen && compareDays(chosen, today) <= 0 ? chosen : today;

  return (
    <Dialog title={messages.title} size="narrow" onClose={onClose}>
      <CalendarGrid
        start={start}
        chosen={chosen}
        today={today}
        onChoose={(day) => onChoose(writeDay(day))}
      />
    </Dialog>
  );
}
