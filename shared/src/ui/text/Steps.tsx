import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { persianNumber } from '../../format/persian.ts';
import { stepsMessages } from '../ui-messages.ts';
import styles from './Steps.module.css';

export interface Step {
  title: string;
  /** On its mark, in place of its number. */
  icon?: ReactNode;
  /** Under the title, such as the day it was done. */
  date?: ReactNode;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Index of the step at work; the steps' count when all of them are done. */
  current: number;
}

/** How far something has come: the three steps of checkout, the four of an order. */
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
