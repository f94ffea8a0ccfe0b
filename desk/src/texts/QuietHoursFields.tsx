import type { QuietHours } from '@kashi/contracts/desk/texts/quiet-hours';
import { toPersianDigits } from '@kashi/format/persian';
import { Choice } from '../parts/form/Choice.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { messages } from './messages.ts';

interface Props {
  quiet: QuietHours;
  onChange(quiet: QuietHours): void;
  problemOf(field: string): string | undefined;
}

const hours = Array.from({ length: 24 }, (_, hour) => {
  const title = messages.hour(toPersianDigits(String(hour).padStart(2, '0')));
  return [String(hour), title] as const;
});

/** The hours in which texts wait. */
export function QuietHoursFields({ quiet, onChange, problemOf }: Props) {
  const hour = (name: keyof QuietHours, label: string) => (
    <Choice
      label={label}
      value={String(quiet[name])}
      choices={hours}
      onChange={(value) => onChange({ ...quiet, [name]: Number(value) })}
      problem={problemOf(`quiet.${name}`)}
    />
  );
  return (
    <FieldSet title={messages.quiet}>
      {hour('fromHour', messages.quietFrom)}
      {hour('untilHour', messages.quietUntil)}
      <p className="wide">
        {quiet.fromHour === quiet.untilHour ? messages.noQuiet : messages.quietHint}
      </p>
    </FieldSet>
  );
}
