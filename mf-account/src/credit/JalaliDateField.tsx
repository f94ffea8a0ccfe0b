import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { toPersianDigits } from '@kashi/format/persian';
import { fill } from '@kashi/kit/form/fill';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { Field } from '@kashi/ui/form/field/Field';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Input } from '@kashi/ui/form/Input';
import { useRef, useState } from 'react';
import { transferMessages as messages } from './messages.ts';

const loadCalendarDialog = () =>
  import('./calendar/CalendarDialog.tsx').then((module) => module.CalendarDialog);

interface JalaliDateFieldProps {
  name: string;
  error: string | undefined;
}

/** A field for a Jalali day, yyyy/MM/dd: typed in any digits, or chosen in a calendar whose code comes when it is opened. */
export function JalaliDateField({ name, error }: JalaliDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The field's text at the time when the calendar was opened; null while the calendar is closed. */
  const [typed, setTyped] = useState<string | null>(null);

  function choose(day: string) {
    if (input.current) fill(input.current, toPersianDigits(day));
    setTyped(null);
  }

  return (
    <Field label={messages.date} hint={messages.dateHint} error={error}>
      <Input
        ref={input}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        ltr
        action={
          <IconButton
            label={messages.openCalendar}
            aria-haspopup="dialog"
            onClick={() => setTyped(input.current?.value ?? '')}
          >
            <IconCalendar aria-hidden="true" />
          </IconButton>
        }
      />
      {typed !== null && (
        <LateDialog
          load={loadCalendarDialog}
          typed={typed}
          onChoose={choose}
          onClose={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
