import { messages } from '../messages.ts';
import { TextEntry } from './TextEntry.tsx';
import type { useSubmit } from './use-submit.tsx';

interface Props {
  value: string;
  onChange(value: string): void;
  /** The name by which an answer calls this password; `password` if this is absent. */
  name?: string;
  /** Where a form has two passwords: which one this is. */
  label?: string;
  /** The form whose answer names what is wrong with the password. */
  form: Pick<ReturnType<typeof useSubmit>, 'problemOf'>;
  /** A password that is chosen here: a manager of passwords suggests one. */
  isNew?: boolean;
  helperText?: string;
}

/** The password of the member. */
export function PasswordEntry({
  name = 'password',
  label = messages.password,
  form,
  isNew = false,
  ...field
}: Props) {
  return (
    <TextEntry
      {...field}
      label={label}
      type="password"
      problem={form.problemOf(name)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      ltr
    />
  );
}
