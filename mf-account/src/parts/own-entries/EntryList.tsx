import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Empty } from '@kashi/ui/notice/Empty';
import { Pagination } from '@kashi/ui/navigation/Pagination';
import type { ReactNode } from 'react';
import { AccountPage } from '../layout/AccountPage.tsx';
import { layoutMessages } from '../layout/layout-messages.ts';
import { pageCount, pageHref } from '../layout/list-pages.ts';
import { useNewRows } from '../layout/use-new-rows.ts';
import styles from './EntryCard.module.css';
import { entryMessages as messages } from './entry-messages.ts';

interface EntryListProps {
  title: string;
  /** The path of the page. */
  path: string;
  /** One-based. */
  page: number;
  totalCount: number;
  /** The picture for an empty list. */
  icon: ReactNode;
  words: { empty: string; emptyHint: string };
  /** The cards. */
  children: ReactNode[];
  /** What stands above the list. */
  note?: ReactNode;
  /** The dialogs that are open over the list. */
  dialogs?: ReactNode;
}

/** A page of what the customer has written or asked for, one card each (§2); an empty one leads to the products. */
export function EntryList(props: EntryListProps) {
  const { title, path, page, totalCount, icon, words, children, note, dialogs } = props;
  const pages = pageCount(totalCount);
  const place = useNewRows({ page, sentence: layoutMessages.pageShown(page, pages) });
  useKeptFocus(place, totalCount);

  return (
    <AccountPage title={title}>
      {note}
      <div ref={place} tabIndex={-1}>
        {children.length === 0 ? (
          <Empty icon={icon} title={words.empty} text={words.emptyHint}>
            <ButtonLink href="/filter" variant="secondary">
              {messages.browse}
            </ButtonLink>
          </Empty>
        ) : (
          <ul className={styles.list}>{children}</ul>
        )}
      </div>
      <Pagination page={page} pageCount={pages} hrefOf={(wanted) => pageHref(path, wanted)} />
      {dialogs}
    </AccountPage>
  );
}
