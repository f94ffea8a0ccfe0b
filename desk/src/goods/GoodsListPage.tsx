import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { persianNumber, persianToman } from '@kashi/format/persian';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { discountState } from './fields/discount-state.ts';
import { GoodsHead } from './GoodsHead.tsx';
import { GoodsSearch } from './GoodsSearch.tsx';
import { messages } from './messages.ts';

/** All goods, hidden ones too. */
export function GoodsListPage() {
  return (
    <ListScreen>
      <GoodsHead />
      <GoodsSearch />
      <ListTable<GoodsRow> caption={messages.title} columns={columns} nothing={messages.nothing} />
    </ListScreen>
  );
}

const columns: Column<GoodsRow>[] = [
  {
    label: messages.name,
    show: ({ id, name }) => (
      <Link component={RouterLink} to={`/goods/${id}`}>
        {name}
      </Link>
    ),
  },
  { label: messages.subGroup, show: ({ subGroupTitle }) => subGroupTitle },
  { label: messages.brand, show: ({ brandTitle }) => brandTitle },
  { label: messages.price, isFigure: true, show: priceOf },
  {
    label: messages.discount,
    show: (goods) => discountState(goods, new Date()),
  },
  {
    label: messages.stock,
    isFigure: true,
    show: ({ variants }) => persianNumber(variants.reduce((sum, { stock }) => sum + stock, 0)),
  },
  {
    label: messages.state,
    show: ({ isHidden }) =>
      isHidden ? (
        <Mark tone="waiting">{messages.hidden}</Mark>
      ) : (
        <Mark tone="success">{messages.shown}</Mark>
      ),
  },
];

/** The prices of a product, from the cheapest variant to the dearest. */
function priceOf({ variants }: GoodsRow): string {
  const prices = variants.map(({ priceToman }) => priceToman);
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  if (most === 0) return messages.byCall;
  return least === most
    ? persianToman(most)
    : messages.priceRange(persianNumber(least), persianToman(most));
}
