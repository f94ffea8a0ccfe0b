import { jalaliDateTime } from '@kashi/format/jalali';
import { Button } from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { Key } from '../parts/keys/Key.tsx';
import { Said } from '../parts/state/Said.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { focusFirst } from '../parts/keys/focus-first.ts';
import { useKeysWithin } from '../parts/keys/use-keys-within.ts';
import { messages } from './messages.ts';
import styles from './OpinionQueue.module.css';

interface Opinion {
  id: number;
  productName: string;
  customerName: string;
  registeredAt: string;
}

export interface Step<Row> {
  /** The key of the step, by its place on the keyboard. */
  key: string;
  title: string;
  isDanger?: boolean;
  /** Whether an opinion has the step; every one has it if this is absent. */
  isFor?(row: Row): boolean;
  /** Takes the step at once. */
  take?(row: Row): Promise<unknown>;
  /** Opens a dialog that asks for more, and that takes the step. */
  open?(row: Row): void;
}

interface Props<Row> {
  reading: {
    data: { rows: Row[]; next: string | null } | undefined;
    error: unknown;
    isPending: boolean;
    isLoadingError: boolean;
    refetch(): Promise<unknown>;
  };
  caption: string;
  steps: readonly Step<Row>[];
  isBusy: boolean;
  /** A dialog that a step has opened is on the screen. */
  isAsking?: boolean;
  /** What has happened or happens now, announced to screen readers too; '' for nothing. */
  said?: string;
  problem: unknown;
  children(row: Row): ReactNode;
}

/**
 * Opinions that wait to be judged. The arrow keys move from one opinion to the next, and a letter judges the current opinion; then
 * the focus moves to the next opinion. The keys work only while the focus is within the list.
 */
export function OpinionQueue<Row extends Opinion>(props: Props<Row>) {
  const { reading, caption, steps, isBusy, isAsking = false, said = '', problem, children } = props;
  const id = useId();
  const [kept, setKept] = useState<{ place: number; id?: number | undefined }>({ place: 0 });
  const list = useRef<HTMLOListElement>(null);
  const rows = reading.data?.rows ?? [];
  const known = rows.findIndex((row) => row.id === kept.id);
  // The current opinion stays the same while colleagues judge others; if it is gone, the opinion in its place follows.
  const at = known === -1 ? Math.min(kept.place, rows.length - 1) : known;
  const goTo = (place: number) => setKept({ place, id: rows[place]?.id });
  if (known !== -1 && known !== kept.place) goTo(known);
  const current = rows[at]?.id;
  const stepsOf = (row: Row) => steps.filter(({ isFor }) => isFor?.(row) ?? true);
  const here = rows[at];
  const stepsHere = here ? stepsOf(here) : [];
  const countOfSteps = stepsHere.length;

  const begin = (step: Step<Row>, row: Row) => {
    if (isBusy) return;
    if (step.open) step.open(row);
    // The screen shows the refusal. The opinion stays in its place, unless a colleague has judged it meanwhile.
    else void step.take?.(row).catch(() => reading.refetch());
  };
  useKeysWithin(list, {
    ArrowDown: () => goTo(Math.min(at + 1, rows.length - 1)),
    ArrowUp: () => goTo(Math.max(at - 1, 0)),
    ...Object.fromEntries(stepsHere.map((step) => [step.key, () => here && begin(step, here)])),
  });
  // The current opinion changes by a key, and also when it was judged and the next opinion takes its place. A step that an opinion
  // has no more takes its button along. A colleague's decision does so too, and must not take the focus out of an answer.
  const isShown = useRef(false);
  useEffect(() => {
    if (isAsking || !list.current || !isFree(list.current, isShown.current)) return;
    isShown.current = true;
    focusFirst(list.current.querySelector('[data-current="true"]'));
  }, [current, countOfSteps, isAsking]);

  if (reading.isPending) return <Waiting />;
  if (reading.isLoadingError) {
    return <Failure error={reading.error} onRetry={() => void reading.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <>
        {problem != null && <Failure error={problem} />}
        <p role="status" className={styles['nothing']}>
          {messages.nothing}
        </p>
      </>
    );
  }

  return (
    <>
      <p className={styles['keys']}>{messages.keys}</p>
      <Said>{said}</Said>
      {problem != null && <Failure error={problem} />}
      <ol ref={list} className={styles['queue']} aria-label={caption}>
        {rows.map((row, index) => (
          <li key={row.id} data-current={index === at} onFocusCapture={() => goTo(index)}>
            <p className={styles['about']}>
              <strong>{row.productName}</strong>
              <span>{row.customerName}</span>
              <span>{jalaliDateTime(row.registeredAt)}</span>
            </p>
            <div id={`${id}-${row.id}`}>{children(row)}</div>
            <div className={styles['steps']}>
              {stepsOf(row).map((step) => (
                <Button
                  key={step.key}
                  variant="outlined"
                  color={step.isDanger ? 'error' : 'primary'}
                  onClick={() => begin(step, row)}
                  aria-describedby={`${id}-${row.id}`}
                  aria-keyshortcuts={letterOf(step)}
                >
                  {step.title} <Key>{letterOf(step)}</Key>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whether the list may take the focus: it has it, nothing has it, or the list appears and no dialog is open. */
function isFree(list: HTMLElement, isShown: boolean): boolean {
  const { activeElement, body } = document;
  if (activeElement === body || list.contains(activeElement)) return true;
  return !isShown && !activeElement?.closest('[role="dialog"]');
}

/** What is written on the key. */
function letterOf({ key }: { key: string }): string {
  return key.replace(/^(Key|Digit)/, '');
}
