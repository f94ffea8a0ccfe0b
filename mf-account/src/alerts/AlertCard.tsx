import type { Alert } from '@kashi/contracts/alerts/alert';
import { jalaliDate } from '@kashi/format/jalali';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { Badge } from '@kashi/ui/text/Badge';
import type { ReactNode } from 'react';
import styles from '../parts/own-entries/EntryCard.module.css';
import { messages } from './messages.ts';

interface AlertCardProps {
  alert: Alert;
  /** The button that cancels it. */
  action: ReactNode;
}

/** A card of one alert: its product as it is today, what the customer waits for, and since when. */
export function AlertCard({ alert, action }: AlertCardProps) {
  const { ProductId, ProductSaleParamId, ProductPicPath, WantedPrice, RegDateTime } = alert;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <PictureTile picture={null} path={ProductPicPath} sizes="5rem" alt="" />
      </div>
      <div className={styles.about}>
        <h2 className={styles.product}>
          <ShopLink href={`/product/${ProductId}?variant=${ProductSaleParamId}`}>
            {nameOf(alert)}
          </ShopLink>
        </h2>
        <Badge variant="waiting">
          {WantedPrice === undefined ? messages.stock : messages.price(WantedPrice)}
        </Badge>
        <p>{stateOf(alert)}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.date}>{messages.since(jalaliDate(RegDateTime))}</p>
        {action}
      </div>
    </li>
  );
}

/** The product with its variant. */
export function nameOf({ ProductName, SaleParamName }: Alert): string {
  return messages.name(ProductName, SaleParamName);
}

function stateOf({ IsAvailable, PayablePrice }: Alert): string {
  if (PayablePrice === 0) return messages.call;
  return IsAvailable ? messages.today(PayablePrice) : messages.unavailable;
}
