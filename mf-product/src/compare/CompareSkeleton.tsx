import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { messages } from './messages.ts';
import styles from './ComparePage.module.css';

/** Placeholders in the place of the table: two pictures with lines under them. */
export function CompareSkeleton() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }]} />
      <div className={styles.page}>
        <h1 className={styles.title}>{messages.title}</h1>
        <div className={styles.waiting}>
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </div>
        <SkeletonText lines={8} />
      </div>
    </div>
  );
}
