import { Checkbox, FormControlLabel } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { messages } from './messages.ts';

type Facts = InputOf<'POST /v1/desk/settings/save'>;

interface Props {
  facts: Facts;
  onChange(part: Facts): void;
  problemOf(field: string): string | undefined;
}

/** Whether shoppers may fetch their order themselves, and what they are told about it. */
export function PickupFields({ facts, onChange, problemOf }: Props) {
  const isActive = facts.IsPickupActive ?? true;
  const text = (name: 'PickupAddress' | 'PickupHours' | 'PickupReadyTime') => (
    <TextEntry
      label={messages.pickup.fields[name]}
      helperText={messages.pickup.hints[name]}
      value={facts[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
      problem={problemOf(name)}
    />
  );
  return (
    <FieldSet title={messages.pickup.title}>
      <FormControlLabel
        className="wide"
        control={
          <Checkbox checked={isActive} onChange={(_, isOn) => onChange({ IsPickupActive: isOn })} />
        }
        label={messages.pickup.isActive}
      />
      {isActive && (
        <>
          {text('PickupAddress')}
          {text('PickupHours')}
          {text('PickupReadyTime')}
        </>
      )}
    </FieldSet>
  );
}
