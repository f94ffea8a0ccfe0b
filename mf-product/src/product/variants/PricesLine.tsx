import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import { useHydrated } from '@kashi/ui/use-hydrated';
import { messages } from '../messages.ts';
import styles from './BuyBox.module.css';

/** Opens the history of the price. By itself, because the buy box would else be rendered a second time as the page comes to life. */
export function PricesLine({ onOpen }: { onOpen: () => void }) {
  const isHydrated = useHydrated();

  return (
    <p className={styles.promise}>
      <IconChartLine aria-hidden="true" />
      <button type="button" className={styles.more} disabled={!isHydrated} onClick={onOpen}>
        {messages.tools.prices}
      </button>
    </p>
  );
}
