import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { persianNumber } from '@kashi/format/persian';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { TextEntry } from './TextEntry.tsx';

interface Props {
  label: string;
  /** null where nothing is entered. */
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
  // A value that comes from elsewhere, as from another member's version, takes the place of a wrong text.
  const isWrong = value === null && isNoNumber(typed ?? '');
  return (
    <TextEntry
      {...entry}
      label={label}
      value={shownText(typed, value)}
      onChange={(text) => {
        setTyped(text);
        onChange(wholeNumber(text));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
      problem={isWrong ? messages.wrongNumber : problem}
      inputRef={(input: HTMLInputElement | null) =>
        input?.setCustomValidity(isWrong ? messages.wrongNumber : '')
      }
      input={{ inputMode: 'numeric' }}
      ltr
    />
  );
}

function shownText(typed: string | null, value: number | null): string {
  if (typed !== null && (value === null || !isNoNumber(typed))) return typed;
  return value === null ? '' : persianNumber(value);
}

function isNoNumber(text: string): boolean {
  return text.trim() !== '' && wholeNumber(text) === null;
}

/** Reads the typed text; null if the text is no whole number. */
export function wholeNumber(text: string): number | null {
  const digits = toLatinDigits(text)
    .replaceAll(/[\s,،٬\u200c-\u200f\u202a-\u202e]/g, '')
    .replace('\u2212', '-');
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : null;
}
