import type { ReactNode } from 'react';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages } from './messages.ts';
import styles from './FilledCart.module.css';

/** The cart's page without JavaScript where the cart could not be read: the reason, and another try. */
export function UnreadCart({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.title }]} />
      <header className={styles.head}>
        <h1>{messages.yours}</h1>
      </header>
      <Stack gap={4}>
        {children}
        <div>
          <ButtonLink variant="secondary" href="/cart">
            {messages.again}
          </ButtonLink>
        </div>
      </Stack>
    </div>
  );
}
