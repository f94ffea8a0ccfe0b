import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { persianNumber } from '@kashi/format/persian';
import { stepsMessages } from '../ui-messages.ts';
import styles from './Steps.module.css';

export interface Step {
  title: string;
  /** Replaces the number on the step's mark. */
  icon?: ReactNode;
  /** Below the title, such as the day when it was finished. */
  date?: ReactNode;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** The index of the running step; the number of steps if all are finished. */
  current: number;
}

/** The progress of something: the three steps of checkout, the four of an order. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, icon, date }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'todo';
        return (
          <li
            key={title}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {icon ?? (state === 'done' ? <IconCheck /> : persianNumber(index + 1))}
            </span>
            <span>
              {state === 'done' && <span className="visually-hidden">{stepsMessages.done} </span>}
              {title}
            </span>
            {date && <span className={styles.date}>{date}</span>}
          </li>
        );
      })}
    </ol>
  );
}
