import { wholeNumberIn } from '@kashi/contracts/text/whole-number';
import { persianNumber } from '@kashi/format/persian';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { TextEntry } from './TextEntry.tsx';
import { useUnsaved } from './unsaved.ts';

interface Props {
  label: string;
  /** null where nothing is entered, and NaN where the text is no number: it is unsaved text, too. */
  value: number | null;
  onChange(value: number | null): void;
  problem?: string | undefined;
  helperText?: string;
  disabled?: boolean;
}

/**
 * A whole number, typed in any digits with or without separators, and shown in Persian digits. A text that is no number stays in the
 * field with its fault, and the form is not sent, because an empty field means something else, such as «no limit».
 */
export function NumberEntry({ label, value, onChange, problem, ...entry }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // A minus and a group of digits without its third are no fault before the member goes on without them.
  const [isBegun, setIsBegun] = useState(false);
  // A value that comes from elsewhere, as from another member's version, takes the place of a wrong text.
  const isWrong = Number.isNaN(value);
  useUnsaved(isWrong);
  return (
    <TextEntry
      {...entry}
      label={label}
      value={shownText(typed, value)}
      onChange={(text) => {
        setTyped(text);
        setIsBegun(beginning.test(text));
        onChange(wholeNumberIn(text));
      }}
      onBlur={() => {
        setIsBegun(false);
        if (!isWrong) setTyped(null);
      }}
      problem={isWrong && !isBegun ? messages.wrongNumber : problem}
      inputRef={(input: HTMLInputElement | null) =>
        input?.setCustomValidity(isWrong ? messages.wrongNumber : '')
      }
      input={{ inputMode: 'numeric', onInvalid: () => setIsBegun(false) }}
      ltr
    />
  );
}

const beginning = /^\s*[-\u2212]?(?:[\p{Nd}\s,،]*[\s,،]\p{Nd}{0,2})?$/u;

/** The typed text, unless its value has given way to another one. */
function shownText(typed: string | null, value: number | null): string {
  if (typed !== null && Object.is(wholeNumberIn(typed), value)) return typed;
  return value === null || Number.isNaN(value) ? '' : persianNumber(value);
}
