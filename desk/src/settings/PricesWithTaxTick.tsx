import { Checkbox, FormControlLabel } from '@mui/material';
import type { InputOf } from '../server/ask-desk.ts';
import { messages } from './messages.ts';

type Facts = InputOf<'POST /v1/desk/settings/save'>;

interface Props {
  facts: Facts;
  onChange(part: Facts): void;
}

/** Whether a shop that adds no tax says that its prices contain it (R33). */
export function PricesWithTaxTick({ facts, onChange }: Props) {
  return (
    <FormControlLabel
      className="wide"
      control={
        <Checkbox
          checked={facts.PricesWithTax ?? true}
          onChange={(_, isOn) => onChange({ PricesWithTax: isOn })}
        />
      }
      label={messages.pricesWithTax}
    />
  );
}
