import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { persianNumber } from '@kashi/format/persian';
import { useState } from 'react';
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

/** A whole number, typed in any digits with or without separators, and shown in Persian digits. */
export function NumberEntry({ label, value, onChange, ...entry }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextEntry
      {...entry}
      label={label}
      value={typed ?? (value === null ? '' : persianNumber(value))}
      onChange={(text) => {
        setTyped(text);
        onChange(wholeNumber(text));
      }}
      onBlur={() => setTyped(null)}
      input={{ inputMode: 'numeric' }}
      ltr
    />
  );
}

/** Reads the typed text; null if the text is no whole number. */
export function wholeNumber(text: string): number | null {
  const digits = toLatinDigits(text)
    .replaceAll(/[\s,،٬\u200c-\u200f\u202a-\u202e]/g, '')
    .replace('\u2212', '-');
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : null;
}
