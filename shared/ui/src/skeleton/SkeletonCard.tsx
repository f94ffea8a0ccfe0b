import { Skeleton } from './Skeleton.tsx';
import { SkeletonText } from './SkeletonText.tsx';
import styles from '../goods/ProductCard.module.css';

/** The placeholder of a product card, as tall as the card itself. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <div className={styles.name}>
          <SkeletonText lines={2} />
        </div>
        <div className={styles.foot}>
          <Skeleton shape="title" width="half" />
        </div>
      </div>
    </div>
  );
}
