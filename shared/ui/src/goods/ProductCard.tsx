import type { ReactNode } from 'react';
import type { ProductCard as Product } from '@kashi/contracts/product/product-card';
import { productLink } from '@kashi/contracts/text/slug';
import { previewMark } from '@kashi/border/preview';
import { AddForm } from './AddForm.tsx';
import { Discount } from './Discount.tsx';
import { PictureTile } from '../picture/PictureTile.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { ShopLink } from '../actions/ShopLink.tsx';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: Product;
  /** The card's width, for the picture; by default that of a product grid. */
  sizes?: string | undefined;
  /** For cards in the first row of the first screen. */
  priority?: boolean | undefined;
  /** For cards below the first screen. */
  whenNear?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** Buttons above the link that covers the card, beside its price. */
  children?: ReactNode;
}

const gridSizes = '(min-width: 48rem) 13rem, 45vw';

/** A product in a list: picture, discount, name, and the price or the reason why there is none (§3). */
export function ProductCard({
  product,
  sizes = gridSizes,
  priority,
  whenNear,
  level = 3,
  children,
}: ProductCardProps) {
  const {
    Id,
    Name,
    PicPath,
    Picture,
    Price: price,
    FinalPrice,
    DiscountPercent,
    IsAvailable,
    TaxRate,
    ProductSaleParamId,
    RatingAverage,
  } = product;
  const Heading = `h${level}` as const;
  const soldOut = price > 0 && !IsAvailable;

  return (
    <article
      className={styles.card}
      data-state={soldOut ? 'unavailable' : undefined}
      {...previewMark(product)}
    >
      <div className={styles.picture}>
        <PictureTile
          picture={Picture}
          path={PicPath}
          sizes={sizes}
          alt=""
          priority={priority}
          whenNear={whenNear}
        />
        <Rating average={RatingAverage} className={styles.rating} />
        {ProductSaleParamId && <AddForm name={Name} saleParamId={ProductSaleParamId} />}
      </div>
      {IsAvailable && price > 0 && (
        <span className={styles.discount}>
          <Discount percent={DiscountPercent} />
        </span>
      )}
      <div className={styles.body}>
        <Heading className={styles.name}>
          <ShopLink href={productLink(Id, Name)} className={styles.link}>
            {Name}
          </ShopLink>
        </Heading>
        <div className={styles.foot}>
          <Price price={price} finalPrice={FinalPrice} available={IsAvailable} taxRate={TaxRate} />
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
    </article>
  );
}
