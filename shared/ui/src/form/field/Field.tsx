import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext, type FieldControl } from './field-control.ts';
import { FieldError } from './FieldError.tsx';
import { fieldMessages } from './field-messages.ts';
import styles from './Field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Shown until there is an error, which replaces it. */
  hint?: ReactNode;
  /** The error of the typed text, with what is expected (§5). */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Takes both columns of a `FieldGrid`. */
  wide?: boolean | undefined;
  /** One `Input`, `Textarea`, `Select` or `CodeField`. */
  children: ReactNode;
}

/** A control with its label above and its hint or error below, tied together for screen readers. */
export function Field({ label, hint, error, optional, wide, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const hasNote = Boolean(error) || Boolean(hint);
  const invalid = Boolean(error);
  const control = useMemo<FieldControl>(
    () => ({
      id,
      ...(hasNote && { 'aria-describedby': noteId }),
      ...(invalid && { 'aria-invalid': true }),
    }),
    [id, noteId, hasNote, invalid],
  );

  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {fieldMessages.optional}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={noteId}>{error}</FieldError>}
      {hint && !error && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
