import type { ComponentProps } from 'react';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { messages as allMessages } from '../messages.ts';
import type { Lent } from './instalments-data.ts';
import { InstalmentMark } from './InstalmentMark.tsx';
import styles from './InstalmentChoice.module.css';

const messages = allMessages.instalments;

interface InstalmentChoiceProps extends Omit<
  ComponentProps<typeof ChoiceCard>,
  'type' | 'title' | 'start'
> {
  /** The gateway's own title, until it has said another one. */
  title: string;
  isAsking: boolean;
  /** Whether the sum can be paid at another gateway. */
  hasOther: boolean;
  lent: Lent | null;
}

/**
 * A gateway of instalments, in the gateway's own words. Where it does not lend the sum, a sentence stands in its place, as high as
 * the choice, so that nothing below it moves (R44).
 */
export function InstalmentChoice({ title, ...props }: InstalmentChoiceProps) {
  const { isAsking, hasOther, lent, ...radio } = props;
  const mark = (
    <span className={styles.mark}>
      <InstalmentMark />
    </span>
  );
  if (!lent && !isAsking) {
    return (
      <p className={styles.unlent} role="status">
        {messages.notLent(title, hasOther)}
      </p>
    );
  }
  return (
    <ChoiceCard
      {...radio}
      type="radio"
      title={lent?.title ?? title}
      start={mark}
      disabled={isAsking}
    >
      {lent ? lent.lines.map((line) => <span key={line}>{line}</span>) : messages.asking}
    </ChoiceCard>
  );
}
