import { messages } from '../messages.ts';
import { TextEntry } from './TextEntry.tsx';
import type { useSubmit } from './use-submit.tsx';

interface Props {
  value: string;
  onChange(value: string): void;
  /** The form whose answer names what is wrong with `code`. */
  form: Pick<ReturnType<typeof useSubmit>, 'problemOf'>;
}

/** The six digits that the authenticator application of the member shows. */
export function CodeEntry({ form, ...field }: Props) {
  return (
    <TextEntry
      {...field}
      label={messages.code}
      problem={form.problemOf('code')}
      autoComplete="one-time-code"
      ltr
      input={{ inputMode: 'numeric', maxLength: 6 }}
    />
  );
}
