import type { CartLine } from '@kashi/contracts/cart';
import { persianNumber } from '@kashi/format/persian';
import { Panel } from '@kashi/ui/layout/Panel';
import { PictureNowTile } from '@kashi/ui/picture/PictureNowTile';
import { messages } from './messages.ts';
import styles from './Sending.module.css';

/** The goods of the delivery at a glance: a picture and a quantity for each. */
export function Sending({ lines }: { lines: readonly CartLine[] }) {
  return (
    <Panel title={messages.sending}>
      <ul className={styles.sending}>
        {lines.map((line) => (
          <li key={line.ProductSaleParamId}>
            <PictureNowTile
              picture={line.Picture}
              path={line.ProductPicPath}
              sizes="4.5rem"
              alt={line.ProductName}
            />
            <span className={styles.count}>{persianNumber(line.Quantity)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
