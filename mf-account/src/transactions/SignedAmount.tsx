import type { WalletTransaction } from '@kashi/contracts/account/wallet';
import { persianNumber } from '@kashi/format/persian';
import { messages } from './messages.ts';
import styles from './SignedAmount.module.css';

/** Red with a minus or green with a plus (§2). Screen readers often skip signs, so the word is there for them. */
export function SignedAmount({ row: { Withdraw, Deposit } }: { row: WalletTransaction }) {
  const isOut = Withdraw > 0;
  return (
    <span className={isOut ? styles.out : styles.in}>
      <span className="visually-hidden">{isOut ? messages.withdrawal : messages.deposit} </span>
      <bdi className="ltr">
        {isOut ? messages.minus : messages.plus}
        {persianNumber(isOut ? Withdraw : Deposit)}
      </bdi>
    </span>
  );
}
