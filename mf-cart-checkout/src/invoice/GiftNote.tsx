import type { ComponentProps } from 'react';
import { mostGiftLetters } from '@kashi/contracts/gift-note-length';
import { Field } from '@kashi/ui/form/field/Field';
import { Textarea } from '@kashi/ui/form/Textarea';
import { Panel } from '@kashi/ui/layout/Panel';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.gift;

interface GiftNoteProps extends Pick<
  ComponentProps<'textarea'>,
  'form' | 'value' | 'defaultValue' | 'onChange' | 'readOnly'
> {
  error?: string | undefined;
}

/** Words that go with the parcel, for an order that is a gift. */
export function GiftNote({ error, ...control }: GiftNoteProps) {
  return (
    <Panel title={messages.title}>
      <Field label={messages.label} hint={messages.hint} error={error} optional>
        <Textarea name="GiftNote" rows={3} maxLength={mostGiftLetters} {...control} />
      </Field>
    </Panel>
  );
}
