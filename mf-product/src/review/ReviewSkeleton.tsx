import { Breadcrumb } from '@kashi/shared/ui/Breadcrumb';
import { NeedsScript } from '@kashi/shared/ui/NeedsScript';
import { Skeleton } from '@kashi/shared/ui/Skeleton';
import { SkeletonText } from '@kashi/shared/ui/SkeletonText';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';

/** The form's place, until the browser knows who writes about what. */
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
