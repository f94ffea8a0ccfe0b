import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import type { WalletTransaction } from '@kashi/contracts/account/wallet';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import type { PageProps } from '@kashi/kit/define';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Empty } from '@kashi/ui/notice/Empty';
import { Pagination } from '@kashi/ui/navigation/Pagination';
import { Panel } from '@kashi/ui/layout/Panel';
import { Table, type Column } from '@kashi/ui/text/Table';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { layoutMessages } from '../parts/layout/layout-messages.ts';
import { pageCount, pageHref } from '../parts/layout/list-pages.ts';
import { useNewRows } from '../parts/layout/use-new-rows.ts';
import { messages } from './messages.ts';
import { SignedAmount } from './SignedAmount.tsx';
import type { TransactionList } from './transactions-data.ts';

const columns: Column<WalletTransaction>[] = [
  {
    heading: messages.type,
    kind: 'title',
    cell: ({ FinancialTransactionTypes }) => FinancialTransactionTypes,
  },
  { heading: messages.orderId, cell: ({ OrderId }) => messages.order(OrderId) },
  { heading: messages.date, cell: ({ RegDateTime }) => jalaliDateTime(RegDateTime) },
  { heading: messages.amount, kind: 'numeric', cell: (row) => <SignedAmount row={row} /> },
  { heading: messages.balance, kind: 'numeric', cell: ({ Balance }) => persianNumber(Balance) },
];

/** The wallet's ledger (§2): ten rows a page, the newest first. */
export function TransactionsPage({ data: { page, totalCount, rows } }: PageProps<TransactionList>) {
  const pages = pageCount(totalCount);
  const place = useNewRows({ page, sentence: layoutMessages.pageShown(page, pages) });
  return (
    <AccountPage title={titles.transactions}>
      <div ref={place} tabIndex={-1}>
        {rows.length === 0 ? (
          <Empty icon={<IconReceipt />} title={messages.empty} text={messages.emptyHint}>
            <ButtonLink href="/credit" variant="secondary">
              {messages.toWallet}
            </ButtonLink>
          </Empty>
        ) : (
          <Panel>
            {/* A row of the ledger has no id; its instant and its balance together are unique. */}
            <Table
              caption={messages.table}
              columns={columns}
              rows={rows}
              keyOf={({ RegDateTime, Balance }) => `${RegDateTime} ${Balance}`}
            />
          </Panel>
        )}
      </div>
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(wanted) => pageHref('/transactions', wanted)}
      />
    </AccountPage>
  );
}
