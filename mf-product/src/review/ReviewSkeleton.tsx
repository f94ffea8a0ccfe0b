import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { NeedsScript } from '@kashi/ui/notice/NeedsScript';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';

/** The page's layout while the product is read; only the browser knows the customer. */
export function ReviewSkeleton() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }]} />
      <div className={styles.page}>
        <h1 className={styles.title}>{messages.title}</h1>
        <NeedsScript />
        <SkeletonText lines={2} />
        <Skeleton />
        <SkeletonText lines={6} />
      </div>
    </div>
  );
}
