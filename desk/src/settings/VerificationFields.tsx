import { mostVerificationTags } from '@kashi/contracts/desk/shop-settings';
import { toPersianDigits } from '@kashi/format/persian';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { RemoveRow } from '../parts/form/RemoveRow.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { focusFirst } from '../parts/keys/focus-first.ts';
import type { InputOf } from '../server/ask-desk.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.verification;

type Facts = InputOf<'POST /v1/desk/settings/save'>;

interface Props {
  facts: Facts;
  onChange(part: Facts): void;
  problemOf(field: string): string | undefined;
}

/** The tags by which search engines and issuers of badges see whose shop it is. */
export function VerificationFields({ facts, onChange, problemOf }: Props) {
  const tags = facts.VerificationTags ?? [];
  /** The place of the row that was added last; -1 before. */
  const [added, setAdded] = useState(-1);
  const set = (VerificationTags: typeof tags) => onChange({ VerificationTags });
  const change = (place: number, changed: (typeof tags)[number]) =>
    set(tags.map((tag, index) => (index === place ? changed : tag)));
  return (
    <FieldSet title={messages.title} hasRows>
      <Typography className="wide" variant="body2">
        {messages.hint}
      </Typography>
      {tags.map((tag, place) => {
        const name = messages.name(toPersianDigits(String(place + 1)));
        const text = (field: 'Name' | 'Content') => (
          <TextEntry
            label={messages.fields[field]}
            value={tag[field]}
            onChange={(typed) => change(place, { ...tag, [field]: typed })}
            problem={problemOf(`VerificationTags.${place}.${field}`)}
            ltr
          />
        );
        return (
          <div key={place} {...(place === added && { ref: focusFirst })}>
            <FieldSet title={name}>
              {text('Name')}
              {text('Content')}
              <div className="wide">
                <RemoveRow onRemove={() => set(tags.filter((_, index) => index !== place))}>
                  {messages.remove(name)}
                </RemoveRow>
              </div>
            </FieldSet>
          </div>
        );
      })}
      {tags.length < mostVerificationTags && (
        <Button
          className="wide"
          onClick={() => {
            setAdded(tags.length);
            set([...tags, { Name: '', Content: '' }]);
          }}
        >
          {messages.add}
        </Button>
      )}
    </FieldSet>
  );
}
