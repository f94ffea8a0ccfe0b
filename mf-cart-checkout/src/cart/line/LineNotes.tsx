import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconTrendingDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import type { CartLine } from '@kashi/contracts/cart';
import { Badge } from '@kashi/ui/text/Badge';
import { messages } from '../messages.ts';
import { priceDifference } from './price-difference.ts';
import styles from './LineNotes.module.css';

interface LineNotesProps {
  line: CartLine;
  /** The quantity that the shopper sees, which may be on its way to the server. */
  quantity: number;
}

/** Notes under a line: the product is sold out, the stock has no more pieces, or the price has changed. */
export function LineNotes({ line, quantity }: LineNotesProps) {
  const { IsAvalible, StockInventory, Unit, Price } = line;
  const atMost = IsAvalible && quantity === StockInventory;
  const difference = priceDifference(line);
  // That the price has become a matter of a call stands in place of the price; its pieces can be there.
  if (Price === 0 || (IsAvalible && !atMost && difference === 0)) return null;

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
