import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Empty } from '@kashi/ui/notice/Empty';
import { Pagination } from '@kashi/ui/navigation/Pagination';
import { Panel } from '@kashi/ui/layout/Panel';
import { pageCount, pageHref } from '../parts/layout/list-pages.ts';
import { useNewRows } from '../parts/layout/use-new-rows.ts';
import { messages } from './messages.ts';
import type { OrderList } from './orders-data.ts';
import { OrdersTable } from './OrdersTable.tsx';

/** The orders of the chosen state, and their pages. */
export function OrdersList({ list: { state, page, totalCount, orders } }: { list: OrderList }) {
  const pages = pageCount(totalCount);
  const place = useNewRows({
    list: state,
    page,
    sentence:
      totalCount > 0 ? messages.shown(state, totalCount, page, pages) : messages.emptyHint[state],
  });
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {orders.length === 0 ? (
          <Empty icon={<IconPackage />} title={messages.empty} text={messages.emptyHint[state]}>
            <ButtonLink href="/filter" variant="secondary">
              {messages.browse}
            </ButtonLink>
          </Empty>
        ) : (
          <Panel>
            <OrdersTable orders={orders} />
          </Panel>
        )}
      </div>
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(wanted) => pageHref(`/orders?state=${state}`, wanted)}
      />
    </>
  );
}
