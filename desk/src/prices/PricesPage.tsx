import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { GoodsSearch } from '../goods/GoodsSearch.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { PricesTable } from './PricesTable.tsx';
import { messages } from './messages.ts';
import type { Typed } from './offers.ts';

/** Price and stock of many goods at once. */
export function PricesPage() {
  return (
    <ListScreen resource="goods" perPage={50}>
      <ScreenHead title={messages.title} />
      <GoodsSearch />
      <TypedPrices />
    </ListScreen>
  );
}

/** Values that were typed on one page of the list are kept while another page is open. */
function TypedPrices() {
  const [typed, setTyped] = useState<Typed>(new Map());
  const { data, error, isPending } = useListContext<GoodsRow>();
  if (error && !data) return null;
  return (
    <PricesTable
      goods={data ?? []}
      isPending={isPending ?? false}
      typed={typed}
      onType={setTyped}
    />
  );
}
