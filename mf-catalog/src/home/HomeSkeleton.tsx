import { Rail } from '@kashi/ui/layout/Rail';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonCard } from '@kashi/ui/skeleton/SkeletonCard';
import { messages } from './messages.ts';
import styles from './HomeSkeleton.module.css';

/** The layout of the home page's first screens while its data is read. The parts below move nothing when they come. */
export function HomeSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <div className={styles.hero}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={styles.section}>
        <Skeleton shape="title" width="half" />
        <div className={styles.niches}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index}>
              <Skeleton />
              <Skeleton shape="text" />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.section}>
        <Skeleton shape="title" width="half" />
        <Rail label={messages.offers.title}>
          {Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <SkeletonCard />
            </li>
          ))}
        </Rail>
      </div>
    </div>
  );
}
