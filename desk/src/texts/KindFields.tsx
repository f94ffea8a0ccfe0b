import { renderedText } from '@kashi/contracts/desk/texts/rendered-text';
import {
  smsParts,
  textPlaceholders,
  type TemplateKind,
} from '@kashi/contracts/desk/texts/text-templates';
import type { TextSettings } from '@kashi/contracts/desk/texts/texts';
import { persianNumber } from '@kashi/format/persian';
import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import styles from './KindFields.module.css';
import { messages } from './messages.ts';

interface Props {
  kind: TemplateKind;
  value: TextSettings['kinds'][TemplateKind];
  onChange(value: Props['value']): void;
  problem: string | undefined;
}

/** One text to customers: its switch, its words, and how it reads and what it is charged as with example values. */
export function KindFields({ kind, value, onChange, problem }: Props) {
  const id = useId();
  const title = messages.kinds[kind];
  const names = textPlaceholders[kind].map((name) => messages.placeholder[name]);
  const example = renderedText(value.template, messages.sample);
  return (
    <FieldSet title={title}>
      <div className="wide">
        <FormControlLabel
          control={
            <Switch checked={value.isOn} onChange={(_, isOn) => onChange({ ...value, isOn })} />
          }
          label={messages.isOn(title)}
        />
      </div>
      <div className="wide">
        <TextEntry
          label={messages.template}
          value={value.template}
          onChange={(template) => onChange({ ...value, template })}
          problem={problem}
          helperText={`${messages.placeholders(names)}. ${messages.emptyLines}`}
          multiline
          fullWidth
        />
        <Typography id={id} color="text.secondary">
          {messages.example} (
          {messages.parts(persianNumber(smsParts(example)), persianNumber(example.length))})
        </Typography>
        <p className={styles['example']} aria-labelledby={id}>
          {example}
        </p>
      </div>
    </FieldSet>
  );
}
