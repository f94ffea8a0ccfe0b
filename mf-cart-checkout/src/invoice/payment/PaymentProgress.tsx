import { useEffect } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { messages as allMessages } from '../messages.ts';
import styles from './PaymentProgress.module.css';

const messages = allMessages.progress;

interface PaymentProgressProps {
  progress: 'asking' | 'leaving';
  /** The bank's address, for a browser that has not left within some seconds; null before that. */
  bankUrl: string | null;
}

/**
 * The words between the press and the bank's page, which takes a while on a slow phone; screen readers hear them too. Where the
 * browser does not leave, because the visitor stopped it or the bank does not answer, a link leads to the bank.
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
