import { rulesMessages } from '../account-messages.ts';
import styles from '../parts/auth/RulesChoice.module.css';
import { messages } from './messages.ts';

/** What a visitor agrees to whose first code opens an account. The rules open in another tab, so that the form stays. */
export function RulesNote() {
  return (
    <p>
      {messages.bySigningIn}{' '}
      <a className={styles.link} href="/content/rules" target="_blank" rel="noreferrer">
        {rulesMessages.rules}
      </a>{' '}
      {rulesMessages.agree}
    </p>
  );
}
