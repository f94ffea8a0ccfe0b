import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { Stack } from '@kashi/shared/ui/Stack';
import type { ReactNode } from 'react';
import styles from './AuthLayout.module.css';

interface AuthLayoutProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** What signing in, registering and recovering look like: a narrow form, and on wide screens a niche beside it. */
export function AuthLayout({ title, subtitle, children }: AuthLayoutProps) {
  return (
    <div className={styles.auth}>
      <div className={styles.form}>
        <Stack gap={5}>
          <Stack gap={1}>
            <h1 className={styles.title}>{title}</h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </Stack>
          {children}
        </Stack>
      </div>
      <div className={`girih ${styles.art}`} aria-hidden="true">
        <div className={styles.niche}>
          <IconGift stroke={1} />
        </div>
      </div>
    </div>
  );
}
