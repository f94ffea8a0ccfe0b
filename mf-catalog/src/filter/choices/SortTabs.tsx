import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
import type { ListingFilter, ListingOrder } from '@kashi/contracts/listing/listing-filter';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { useContext } from 'react';
import { filterPath } from '../../filter-address.ts';
import { AwaitedList } from '../awaited-list.ts';
import { messages } from '../messages.ts';
import styles from './SortTabs.module.css';

/** The four orders of the listing, as links (§9). */
export function SortTabs({ filter }: { filter: ListingFilter }) {
  const asked = useContext(AwaitedList) ?? filter;

  return (
    <nav className={styles.sort} aria-label={messages.sort.label}>
      <span className={styles.label} aria-hidden="true">
        <IconSortDescending data-mirror />
        <span>{messages.sort.before}</span>
      </span>
      {messages.sort.orders.map((title, order) => (
        <ShopLink
          key={title}
          href={filterPath({ ...asked, OrderBy: order as ListingOrder, Page: 1 })}
          aria-current={order === filter.OrderBy || undefined}
        >
          {title}
        </ShopLink>
      ))}
    </nav>
  );
}
