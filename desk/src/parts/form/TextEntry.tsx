import { TextField, type TextFieldProps } from '@mui/material';
import type { InputHTMLAttributes } from 'react';

interface Entry extends Omit<TextFieldProps, 'error' | 'onChange' | 'value' | 'slotProps'> {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The fault of the value; it stands beside the field. */
  problem?: string | undefined;
  /** Whether the text is of Latin letters and digits, which run from left to right. */
  ltr?: boolean;
  /** The attributes of the input element. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A field of a form of the desk. */
export function TextEntry({ problem, onChange, helperText, ltr, input, ...field }: Entry) {
  return (
    <TextField
      {...field}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { ...input, ...(ltr && { dir: 'ltr' }) } }}
    />
  );
}
