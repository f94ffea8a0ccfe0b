import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconTrendingDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import type { CartLine } from '@kashi/shared/contracts/cart';
import { Badge } from '@kashi/shared/ui/text/Badge';
import { messages } from './messages.ts';
import styles from './LineNotes.module.css';

interface LineNotesProps {
  line: CartLine;
  /** As the shopper sees it. */
  quantity: number;
}

/** What a shopper should know of a line: it cannot be had, no more can be had, its price is another one. */
export function LineNotes({ line, quantity }: LineNotesProps) {
  const { IsAvalible, StockInventory, Unit, FinalPrice, PriceWhenAdded } = line;
  const atMost = IsAvalible && quantity === StockInventory;
  const difference = FinalPrice - PriceWhenAdded;
  if (IsAvalible && !atMost && difference === 0) return null;

  return (
    <p className={styles.notes}>
      {!IsAvalible && (
        <Badge variant="danger">
          <IconAlertTriangle aria-hidden="true" />
          {messages.unavailable(StockInventory, Unit)}
        </Badge>
      )}
      {atMost && <Badge>{messages.mostChosen}</Badge>}
      {difference < 0 && (
        <Badge variant="success">
          <IconTrendingDown aria-hidden="true" />
          {messages.cheaper(-difference)}
        </Badge>
      )}
      {difference > 0 && (
        <Badge variant="waiting">
          <IconTrendingUp aria-hidden="true" />
          {messages.dearer(difference)}
        </Badge>
      )}
    </p>
  );
}
