import { useState, type ChangeEvent } from 'react';
import { toLatinDigits } from '../../contracts/text/latin-digits.ts';
import { toPersianDigits } from '../../format/persian.ts';
import { useFieldControl } from './field/field-control.ts';
import styles from './CodeField.module.css';

interface CodeFieldProps {
  /** Its value in the form is Latin digits. */
  name: string;
  length?: number | undefined;
  /** Called when the last digit was typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  disabled?: boolean | undefined;
}

/** Boxes for a code over one real input, so that the phone can fill it in. Inside a `Field`, left to right. */
export function CodeField({ name, length = 5, onComplete, disabled }: CodeFieldProps) {
  const control = useFieldControl();
  const [code, setCode] = useState('');

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, length);
    setCode(typed);
    if (typed.length === length && typed !== code) onComplete?.(typed);
  }

  return (
    <div className={styles.field}>
      <input
        {...control}
        name={name}
        value={code}
        onChange={handleChange}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {Array.from({ length }, (_, place) => (
        <span
          key={place}
          className={styles.box}
          data-filled={place < code.length || undefined}
          data-caret={place === Math.min(code.length, length - 1) || undefined}
          aria-hidden="true"
        >
          {toPersianDigits(code[place] ?? '')}
        </span>
      ))}
    </div>
  );
}
