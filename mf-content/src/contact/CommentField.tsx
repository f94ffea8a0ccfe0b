import { persianNumber } from '@kashi/format/persian';
import { Field } from '@kashi/ui/form/field/Field';
import { Textarea } from '@kashi/ui/form/Textarea';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';

/** The longest message that the shop takes (§9). */
const limit = 1000;

/** The field of the message, with a count of its characters. A message that is too long is refused, never cut off. */
export function CommentField({ error }: { error: string | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);

  // A form's reset fires an event on the form alone, and none on its fields.
  useEffect(() => {
    const form = field.current?.form;
    const forget = () => setLength(0);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  return (
    <Field label={messages.form.comment} hint={lengthOf(length)} error={error} wide>
      <Textarea
        ref={field}
        name="Comment"
        rows={6}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
    </Field>
  );
}

function lengthOf(length: number): string {
  return messages.form.length(persianNumber(length), persianNumber(limit));
}
