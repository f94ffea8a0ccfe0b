import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Toman } from '@kashi/ui/goods/Toman';
import styles from './BalanceCard.module.css';
import { messages } from './messages.ts';

export function BalanceCard({ balance }: { balance: number }) {
  return (
    <div className={`girih ${styles.wallet}`}>
      <p>
        {messages.balance}
        <strong className={styles.balance}>
          <Toman amount={balance} />
        </strong>
      </p>
      <ButtonLink href="/transactions" variant="inverse">
        <IconReceipt data-mirror aria-hidden="true" />
        {messages.transactions}
      </ButtonLink>
    </div>
  );
}
