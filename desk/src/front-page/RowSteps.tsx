import { Button } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { RemoveRow } from '../parts/form/RemoveRow.tsx';
import { messages } from './messages.ts';
import styles from './RowSteps.module.css';

interface Props {
  /** The name of the row, for people who do not see the row beside the buttons. */
  name: string;
  place: number;
  count: number;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** Moves a row among the other rows, or removes the row. The focus follows a moved row. */
export function RowSteps({ name, place, count, onMove, onRemove }: Props) {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);

  const step = (label: string, by: -1 | 1) => {
    const isLast = by === -1 ? place === 0 : place === count - 1;
    return (
      <Button
        aria-label={messages.of(label, name)}
        // Not `disabled`, because a disabled button loses the focus when a member has moved the row to the end.
        aria-disabled={isLast}
        onClick={({ currentTarget }) => {
          if (isLast) return;
          pressed.current = currentTarget;
          onMove(by);
        }}
      >
        {label}
      </Button>
    );
  };

  return (
    <div className={styles['steps']}>
      {step(messages.earlier, -1)}
      {step(messages.later, 1)}
      <RemoveRow aria-label={messages.of(messages.remove, name)} onRemove={onRemove}>
        {messages.remove}
      </RemoveRow>
    </div>
  );
}
