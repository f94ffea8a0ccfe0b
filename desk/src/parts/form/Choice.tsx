import { MenuItem } from '@mui/material';
import { TextEntry } from './TextEntry.tsx';

interface Props {
  label: string;
  /** '' where nothing is chosen. */
  value: string;
  onChange(value: string): void;
  choices: readonly (readonly [value: string, title: string])[];
  /** What choosing nothing is called; left out where something has to be chosen. */
  nothing?: string;
  problem?: string | undefined;
}

/** One of several. A value that is not among the choices yet, since they are still on their way, is shown as none. */
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

/** What has an id and a title, as choices. */
export function titled(rows: readonly { id: number; title: string }[]): [string, string][] {
  return rows.map(({ id, title }) => [String(id), title]);
}
