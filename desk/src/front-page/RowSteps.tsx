import { Button } from '@mui/material';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { messages } from './messages.ts';
import styles from './RowSteps.module.css';

interface Props {
  /** The name of the row, for people who do not see it beside the buttons. */
  name: string;
  place: number;
  count: number;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/**
 * Moves a row among the others, or takes it away. The focus goes along with a row that has moved; after one that is gone it is on
 * the rows as a whole, which `data-rows` names.
 */
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
        // Not `disabled`, which would take the focus from whoever moves a row to its end.
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
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[data-rows]')?.focus();
    onRemove();
  };

  return (
    <div className={styles['steps']}>
      {step(messages.earlier, -1)}
      {step(messages.later, 1)}
      <Button aria-label={messages.of(messages.remove, name)} color="error" onClick={remove}>
        {messages.remove}
      </Button>
    </div>
  );
}
