import { useEffect } from 'react';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { messages as allMessages } from './messages.ts';
import styles from './PaymentProgress.module.css';

const messages = allMessages.progress;

interface PaymentProgressProps {
  progress: 'asking' | 'leaving';
  /** The bank's address, once the browser should have left for it. */
  bankUrl: string | null;
}

/**
 * What happens between the press and the bank's own page, which on a slow phone takes a while: said aloud as well. A
 * browser that does not get away, because its move was stopped or nobody answered, is given the way by hand.
 */
export function PaymentProgress({ progress, bankUrl }: PaymentProgressProps) {
  const { announce } = useShellApi();
  useEffect(() => announce(messages[progress]), [announce, progress]);

  return (
    <p className={styles.progress}>
      {messages[progress]} {bankUrl !== null && <a href={bankUrl}>{messages.leaveByHand}</a>}
    </p>
  );
}
