import { Panel } from '@kashi/ui/layout/Panel';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages } from './messages.ts';
import styles from './ContactPage.module.css';

export function ContactSkeleton() {
  return (
    <div className="wrap">
      <div className={styles.waitingCrumbs} />
      <h1 className={styles.title}>{messages.title}</h1>
      <div className={styles.columns}>
        <Panel title={messages.form.title}>
          <Stack gap={5}>
            <Skeleton />
            <Skeleton />
            <SkeletonText lines={6} />
          </Stack>
        </Panel>
        <SkeletonText lines={6} />
      </div>
    </div>
  );
}
