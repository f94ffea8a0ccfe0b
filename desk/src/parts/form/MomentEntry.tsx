import { readMoment } from '@kashi/contracts/text/jalali-moments';
import { messages } from '../messages.ts';
import { TextEntry } from './TextEntry.tsx';

interface Props {
  label: string;
  /** As it is typed: a day and a time in Tehran, or '' for none. */
  value: string;
  onChange(value: string): void;
  problem: string | undefined;
  /** What an empty field means. */
  helperText: string;
}

/** A moment, typed by the Jalali calendar in any digits; a day alone is its midnight. */
export function MomentEntry({ value, problem, ...entry }: Props) {
  const isWrong = value.trim() !== '' && !readMoment(value);
  return (
    <TextEntry
      {...entry}
      value={value}
      problem={isWrong ? messages.wrongMoment : problem}
      placeholder={messages.momentExample}
      ltr
    />
  );
}
