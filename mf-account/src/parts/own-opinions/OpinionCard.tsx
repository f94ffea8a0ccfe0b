import { jalaliDate } from '@kashi/format/jalali';
import { Badge } from '@kashi/ui/text/Badge';
import { Button } from '@kashi/ui/actions/Button';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import type { ReactNode } from 'react';
import styles from '../own-entries/EntryCard.module.css';
import { opinionMessages as messages } from './opinion-messages.ts';

interface OpinionCardProps {
  product: { name: string; id: number | undefined; picPath: string };
  writtenAt: string;
  /** When the shop confirmed or answered it; from then on it can only be read (§4). Null before. */
  settledAt: string | null;
  /** The state in words. */
  state: string;
  onOpen(): void;
  onRemove(): void;
  children: ReactNode;
}

/** A card of one of the customer's own reviews or questions, with its product, its date and its state. */
export function OpinionCard({
  product,
  writtenAt,
  settledAt,
  state,
  onOpen,
  onRemove,
  children,
}: OpinionCardProps) {
  const open = settledAt ? messages.view : messages.edit;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <PictureTile picture={null} path={product.picPath} sizes="5rem" alt="" />
      </div>
      <div className={styles.about}>
        <h2 className={styles.product}>
          {product.id === undefined ? (
            product.name
          ) : (
            <ShopLink href={`/product/${product.id}`}>{product.name}</ShopLink>
          )}
        </h2>
        <Badge variant={settledAt ? 'success' : 'waiting'}>{state}</Badge>
      </div>
      <div className={styles.words} dir="auto">
        {children}
      </div>
      <div className={styles.foot}>
        <p className={styles.date}>{messages.written(jalaliDate(writtenAt))}</p>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.about(open, product.name)}
            onClick={onOpen}
          >
            {open}
          </Button>
          {!settledAt && (
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.about(messages.remove, product.name)}
              onClick={onRemove}
            >
              {messages.remove}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
