import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Stack } from '@kashi/ui/layout/Stack';
import type { ReactNode } from 'react';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './AccountPage.module.css';
import { layoutMessages as messages } from './layout-messages.ts';

interface AccountPageProps {
  title: string;
  /** A button at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of every account page: the menu stands beside the page from 64rem on; on a phone the breadcrumb leads back to it. */
export function AccountPage({ title, action, children }: AccountPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb
        crumbs={[
          { title: messages.shop, href: '/' },
          { title: messages.account, href: '/profile' },
          { title },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.menu}>
          <AccountMenu />
        </div>
        <Stack gap={5}>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {action}
          </div>
          {children}
        </Stack>
      </div>
    </div>
  );
}
