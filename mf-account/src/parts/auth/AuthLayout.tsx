import { Stack } from '@kashi/ui/layout/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './AuthLayout.module.css';

interface AuthLayoutProps {
  title: string;
  subtitle?: ReactNode;
  /** True for a step that replaces another step on the same page: focus moves to its title. */
  isNextStep?: boolean;
  children: ReactNode;
}

/** The frame of the sign-in, registration and recovery pages: a narrow form, and on wide screens a niche with a gift beside it. */
export function AuthLayout({ title, subtitle, isNextStep = false, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNextStep) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isNextStep]);

  return (
    <div className={styles.auth}>
      <div className={styles.form}>
        <Stack gap={5}>
          <Stack gap={1}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </Stack>
          {children}
        </Stack>
      </div>
      <div className={`girih ${styles.art}`} aria-hidden="true">
        <div className={styles.niche} />
      </div>
    </div>
  );
}
