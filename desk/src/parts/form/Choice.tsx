import { MenuItem } from '@mui/material';
import { TextEntry } from './TextEntry.tsx';

interface Props {
  label: string;
  /** '' where nothing is chosen. */
  value: string;
  onChange(value: string): void;
  choices: readonly (readonly [value: string, title: string])[];
  /** The name of the empty choice; absent where a choice is required. */
  nothing?: string;
  problem?: string | undefined;
  helperText?: string;
}

/** A choice of one among several. While the choices have not arrived, the field shows no value. */
export function Choice({ value, choices, nothing, ...entry }: Props) {
  const isKnown = choices.some(([each]) => each === value);
  return (
    <TextEntry select {...entry} value={isKnown ? value : ''}>
      {nothing !== undefined && <MenuItem value="">{nothing}</MenuItem>}
      {choices.map(([each, title]) => (
        <MenuItem key={each} value={each}>
          {title}
        </MenuItem>
      ))}
    </TextEntry>
  );
}

/** Choices from rows with an id and a title. */
export function titled(rows: readonly { id: number; title: string }[]): [string, string][] {
  return rows.map(({ id, title }) => [String(id), title]);
}
