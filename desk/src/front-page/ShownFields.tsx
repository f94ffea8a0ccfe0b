import { Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { PictureEntry } from '../pictures/PictureEntry.tsx';
import { messages as pictureMessages } from '../pictures/messages.ts';
import type { ShownDraft } from './front-page-draft.ts';
import { messages } from './messages.ts';

interface Props {
  name: string;
  shape: keyof typeof messages.shapes;
  draft: ShownDraft;
  onChange(part: Partial<ShownDraft>): void;
  problemOf(field: string): string | undefined;
  children?: ReactNode;
}

/** The fields of a slide or a banner: picture, texts and address. */
export function ShownFields({ name, shape, draft, onChange, problemOf, children }: Props) {
  return (
    <FieldSet title={name}>
      <PictureEntry
        name={name}
        hint={pictureMessages.shape(messages.shapes[shape])}
        picture={draft.picture}
        onChange={(picture) => onChange({ picture })}
        problem={problemOf('picture')}
      />
      <TextEntry
        label={messages.words}
        helperText={messages.wordsHint}
        value={draft.title}
        onChange={(title) => onChange({ title })}
        problem={problemOf('title')}
        multiline
      />
      <TextEntry
        label={messages.url}
        helperText={messages.urlHint}
        value={draft.url}
        onChange={(url) => onChange({ url })}
        problem={problemOf('url')}
        ltr
      />
      <TextEntry
        label={messages.alt}
        helperText={messages.altHint}
        value={draft.alt}
        onChange={(alt) => onChange({ alt })}
        problem={problemOf('alt')}
      />
      <FormControlLabel
        control={
          <Checkbox checked={draft.isActive} onChange={(_, isActive) => onChange({ isActive })} />
        }
        label={messages.shown}
      />
      {children}
    </FieldSet>
  );
}
