import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import type { InputOf } from '../server/ask-desk.ts';
import { messages } from './messages.ts';

type Facts = InputOf<'POST /v1/desk/settings/save'>;

interface Props {
  facts: Facts;
  onChange(part: Facts): void;
}

/** Whether visitors are asked if what they do in the shop may be counted. */
export function FiguresField({ facts, onChange }: Props) {
  return (
    <FieldSet title={messages.figures.title}>
      <FormControlLabel
        className="wide"
        control={
          <Checkbox
            checked={facts.CountsFigures ?? false}
            onChange={(_, isOn) => onChange({ CountsFigures: isOn })}
          />
        }
        label={messages.figures.isOn}
      />
      <Typography className="wide" variant="body2">
        {messages.figures.hint}
      </Typography>
    </FieldSet>
  );
}
