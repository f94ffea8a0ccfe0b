import type { ReactNode } from 'react';
import type { ProductCard as Product } from '@kashi/contracts/product/product-card';
import { productLink } from '@kashi/contracts/text/slug';
import { previewMark } from '@kashi/border/preview';
import { PictureTile } from '../picture/PictureTile.tsx';
import { Price } from './Price.tsx';
import { ShopLink } from '../actions/ShopLink.tsx';
import styles from './ProductRow.module.css';

interface ProductRowProps {
  product: Pick<
    Product,
    'Id' | 'Name' | 'PicPath' | 'Picture' | 'Price' | 'FinalPrice' | 'IsAvailable' | 'TaxRate'
  >;
  /** Replaces the price, such as by the number in the cart. */
  note?: ReactNode;
  /** A button at the end, above the link that covers the row. */
  action?: ReactNode;
}

/** A product in a small list: its picture beside its name. */
export function ProductRow({ product, note, action }: ProductRowProps) {
  const { Id, Name, PicPath, Picture, Price: price, FinalPrice, IsAvailable, TaxRate } = product;

  return (
    <article
      className={styles.row}
      data-state={price > 0 && !IsAvailable ? 'unavailable' : undefined}
      {...previewMark(product)}
    >
      <PictureTile picture={Picture} path={PicPath} sizes="4.5rem" alt="" whenNear />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <ShopLink href={productLink(Id, Name)} className={styles.link}>
            {Name}
          </ShopLink>
        </h3>
        {note ?? (
          <Price price={price} finalPrice={FinalPrice} available={IsAvailable} taxRate={TaxRate} />
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
