import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Stack } from '@kashi/ui/layout/Stack';
import type { ReactNode } from 'react';
import { titleMessages } from '../parts/wishes/title-messages.ts';
import { messages } from './messages.ts';
import styles from './WishListFrame.module.css';

interface WishListFrameProps {
  /** How many products are in the list; absent while nothing is known. */
  count?: number | undefined;
  children: ReactNode;
}

/** The title of the wish list and what stands below it, in every state of the page. */
export function WishListFrame({ count, children }: WishListFrameProps) {
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ title: messages.shop, href: '/' }, { title: titleMessages.wishList }]}
      />
      <Stack>
        <div className={styles.head}>
          <h1 className={styles.title}>{titleMessages.wishList}</h1>
          <p role="status" className={styles.count}>
            {count !== undefined && messages.count(count)}
          </p>
        </div>
        {children}
      </Stack>
    </div>
  );
}
