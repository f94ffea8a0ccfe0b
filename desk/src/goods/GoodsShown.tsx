import type { Goods } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { persianNumber, persianToman } from '@kashi/format/persian';
import { Alert } from '@mui/material';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { RichTextShown } from '../parts/rich-text/RichTextShown.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { discountState } from './fields/discount-state.ts';
import { messages } from './messages.ts';
import { titleIn } from './title-in.ts';

/** A product for a member who may read it and not change it. */
export function GoodsShown({ goods, shelves }: { goods: Goods; shelves: Shelves }) {
  return (
    <>
      <ScreenHead title={goods.name} />
      <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
        {messages.readOnly}
      </Alert>
      <Facts facts={factsOf(goods, shelves)} />
      <RowsTable caption={messages.variants} columns={columns} rows={goods.variants} />
      {goods.properties.length > 0 && (
        <RowsTable
          caption={messages.properties}
          columns={[
            { label: messages.property, show: ({ id }) => titleIn(shelves.properties, id) },
            { label: messages.value, show: ({ value }) => value },
          ]}
          rows={goods.properties.map(({ propertyId, value }) => ({ id: propertyId, value }))}
        />
      )}
      {goods.description !== '' && (
        <RichTextShown label={messages.description} html={goods.description} />
      )}
    </>
  );
}

function factsOf(goods: Goods, shelves: Shelves): [string, string | null][] {
  return [
    [messages.state, goods.isHidden ? messages.hidden : messages.shown],
    [messages.subGroup, titleIn(shelves.subGroups, goods.subGroupId)],
    [messages.category, titleIn(shelves.categories, goods.categoryId)],
    [messages.brand, titleIn(shelves.brands, goods.brandId)],
    [messages.guarantee, goods.guarantee],
    [messages.unit, goods.unit],
    [messages.weight, persianNumber(goods.weightGrams)],
    [messages.discountTitle, discountState(goods, new Date())],
    [messages.summary, goods.summary],
  ];
}

const columns: Column<Goods['variants'][number]>[] = [
  { label: messages.variantName, show: ({ name }) => name },
  {
    label: messages.price,
    isFigure: true,
    show: ({ priceToman }) => (priceToman === 0 ? messages.byCall : persianToman(priceToman)),
  },
  { label: messages.stock, isFigure: true, show: ({ stock }) => persianNumber(stock) },
];
