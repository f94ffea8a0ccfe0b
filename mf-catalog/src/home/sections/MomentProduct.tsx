import type { ProductCard } from '@kashi/contracts/product/product-card';
import { productLink } from '@kashi/contracts/text/slug';
import { previewMark } from '@kashi/border/preview';
import { Picture } from '@kashi/ui/picture/Picture';
import { Price } from '@kashi/ui/goods/Price';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import styles from './Moment.module.css';

/** A suggested product in its niche; the link of its name covers the whole. */
export function MomentProduct({ product }: { product: ProductCard }) {
  const {
    Id,
    Name,
    PicPath,
    Picture: picture,
    Price: price,
    FinalPrice,
    IsAvailable,
    TaxRate,
  } = product;

  return (
    <article className={styles.product} {...previewMark(product)}>
      <div className={styles.niche}>
        <Picture
          picture={picture}
          path={PicPath}
          sizes="(min-width: 64rem) 9rem, 6.25rem"
          alt=""
          whenNear
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ShopLink href={productLink(Id, Name)} className={styles.link}>
            {Name}
          </ShopLink>
        </h3>
        <Price price={price} finalPrice={FinalPrice} available={IsAvailable} taxRate={TaxRate} />
      </div>
    </article>
  );
}
