import { useState, type ChangeEvent } from 'react';
import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { toPersianDigits } from '@kashi/format/persian';
import { useFieldControl } from './field/field-control.ts';
import styles from './CodeField.module.css';

interface CodeFieldProps {
  /** The name of the field in its form; the value there has Latin digits. */
  name: string;
  length?: number | undefined;
  /** Called when the last digit was typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** A code that came without being typed; each new one takes the place of what was typed. */
  filledIn?: string | undefined;
}

/** Boxes for a code over one real input, so that the phone can fill it in. Inside a `Field`, left to right. */
export function CodeField({ name, length = 5, onComplete, disabled, filledIn }: CodeFieldProps) {
  const control = useFieldControl();
  const [code, setCode] = useState('');
  const [taken, setTaken] = useState<string>();
  if (filledIn !== taken) {
    setTaken(filledIn);
    setCode(filledIn ?? '');
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = codeIn(event.target.value, length);
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

/** The one number of so many digits in a pasted message, whatever other numbers are in it; else the first digits of the text. */
function codeIn(text: string, length: number): string {
  const latin = toLatinDigits(text);
  const numbers = (latin.match(/\d+(?:-\d+)*/g) ?? []).map((number) => number.replaceAll('-', ''));
  const code = numbers.find((number) => number.length === length);
  return code ?? numbers.join('').slice(0, length);
}
