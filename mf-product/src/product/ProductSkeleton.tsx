import type { Preview } from '@kashi/border/preview';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { Price } from '@kashi/ui/goods/Price';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages } from './messages.ts';
import { mainPictureSizes } from './gallery/picture-sizes.ts';
import buyBoxStyles from './variants/BuyBox.module.css';
import galleryStyles from './gallery/Gallery.module.css';
import styles from './ProductPage.module.css';

/** The page's layout while the product is read; a visitor who pressed a card sees the card's facts in it. */
export function ProductSkeleton({ preview }: { preview?: Preview }) {
  const page = preview ? [{ title: preview.name }] : [];
  return (
    <div className={`wrap ${styles.waiting}`} aria-busy="true">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, ...page]} />
      <div className={styles.product}>
        <div className={styles.gallery}>
          <GallerySkeleton preview={preview} />
        </div>
        <Stack gap={5}>
          <div>
            <div className={styles.brand}>
              <Skeleton shape="title" width="half" />
            </div>
            {preview ? (
              <h1 className={styles.title}>{preview.name}</h1>
            ) : (
              <Skeleton shape="title" />
            )}
          </div>
          <Skeleton width="most" />
          <SkeletonText lines={5} />
        </Stack>
        <div className={styles.buy}>
          <BuyBoxSkeleton price={preview?.price} />
        </div>
        <div className={styles.details}>
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
}

/** The gallery's place. Most products have several pictures, so it keeps room for thumbnails. */
function GallerySkeleton({ preview }: { preview: Preview | undefined }) {
  return (
    <div className={galleryStyles.gallery}>
      <div className={galleryStyles.row}>
        <div className={galleryStyles.slide}>
          {preview?.picture ? (
            <PictureTile
              picture={null}
              path={preview.picture.src}
              standIn={preview.picture}
              sizes={mainPictureSizes}
              alt={preview.name}
              priority
            />
          ) : (
            <Skeleton shape="picture" />
          )}
        </div>
      </div>
      <div className={galleryStyles.thumbnail}>
        <Skeleton shape="picture" />
      </div>
    </div>
  );
}

/**
 * The buy box's place. Nothing can be bought here, because the product's price may have changed since the card was rendered.
 */
function BuyBoxSkeleton({ price }: { price: Preview['price'] }) {
  const shown = price && {
    price: price.before,
    finalPrice: price.now,
    taxRate: price.taxRate,
    saysPayable: true,
  };
  return (
    <div className={buyBoxStyles.box}>
      <div className={buyBoxStyles.price}>
        {shown ? <Price {...shown} size="large" /> : <Skeleton shape="title" width="half" />}
      </div>
      <div className={buyBoxStyles.bar} data-action-bar>
        <div className={buyBoxStyles.addToCart}>
          <Skeleton />
        </div>
        {shown && (
          <div className={buyBoxStyles.barPrice} aria-hidden="true">
            <Price {...shown} />
          </div>
        )}
      </div>
      <SkeletonText lines={2} />
    </div>
  );
}
