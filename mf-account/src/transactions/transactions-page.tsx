import { definePage, found } from '@kashi/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { readTransactions, type TransactionList } from './transactions-data.ts';
import { TransactionsPage } from './TransactionsPage.tsx';

export const page = definePage<TransactionList>({
  async load({ url, ask, signal }) {
    const list = await readTransactions(ask, pageAsked(url), signal);
    return lastPageInstead(url, list.rows.length, list.totalCount) ?? found(list);
  },
  head: () => ({ title: titles.transactions, robots: 'noindex' }),
  Component: TransactionsPage,
});

export const Waiting = () => <AccountSkeleton title={titles.transactions} />;
