import type { Payment } from './use-payment.ts';
import { messages as allMessages } from './messages.ts';
import styles from './PaymentProgress.module.css';

const messages = allMessages.progress;

/**
 * What happens between the press and the bank's own page, which on a slow phone takes a while: said aloud as well. A
 * browser that does not get away, because its move was stopped or nobody answered, is given the way by hand.
 */
export function PaymentProgress({ progress, bankUrl }: Pick<Payment, 'progress' | 'bankUrl'>) {
  return (
    <div className={styles.progress}>
      <p role="status">{progress !== 'idle' && messages[progress]}</p>
      {bankUrl !== null && <a href={bankUrl}>{messages.leaveByHand}</a>}
    </div>
  );
}
