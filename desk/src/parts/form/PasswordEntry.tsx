import { messages } from '../messages.ts';
import { TextEntry } from './TextEntry.tsx';
import type { useSubmit } from './use-submit.tsx';

interface Props {
  value: string;
  onChange(value: string): void;
  /** The form whose answer names what is wrong with `password`. */
  form: Pick<ReturnType<typeof useSubmit>, 'problemOf'>;
  /** A password that is chosen here: a manager of passwords suggests one. */
  isNew?: boolean;
  helperText?: string;
}

/** The password of the member. */
export function PasswordEntry({ form, isNew = false, ...field }: Props) {
  return (
    <TextEntry
      {...field}
      label={messages.password}
      type="password"
      problem={form.problemOf('password')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      ltr
    />
  );
}
