import { definePage, found } from '@kashi/shared/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { TransactionsPage, type TransactionList } from './TransactionsPage.tsx';

export const page = definePage<TransactionList>({
  async load({ url, ask, signal }) {
    const asked = pageAsked(url);
    const { value } = await ask(
      'GET /v1/Identity/customerFininces/Read',
      { Page: asked - 1 },
      { signal },
    );
    const { Transactions: rows, TotalCount: totalCount } = value;
    return (
      lastPageInstead(url, rows.length, totalCount) ?? found({ page: asked, totalCount, rows })
    );
  },
  head: () => ({ title: titles.transactions, robots: 'noindex' }),
  Component: TransactionsPage,
  Waiting: () => <AccountSkeleton title={titles.transactions} />,
});
