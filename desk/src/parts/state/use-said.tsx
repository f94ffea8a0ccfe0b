import type { AlertColor } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Said } from './Said.tsx';

export interface Saying {
  /** Stands outside the rows. */
  said: ReactNode;
  /** Says the sentence; null takes the last one away. */
  say(sentence: string | null, severity?: AlertColor): void;
}

/** Says what a step in a row has done, and takes the focus, because the row may leave with the pressed button. */
export function useSaid(): Saying {
  const [said, setSaid] = useState<{ sentence: string; severity: AlertColor } | null>(null);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) part.current?.focus();
  }, [said]);
  return {
    said: (
      <div ref={part} tabIndex={-1}>
        <Said severity={said?.severity}>{said?.sentence}</Said>
      </div>
    ),
    say: (sentence, severity = 'success') =>
      setSaid(sentence === null ? null : { sentence, severity }),
  };
}
