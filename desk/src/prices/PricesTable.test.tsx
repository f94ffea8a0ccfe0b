import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { PricesTable } from './PricesTable.tsx';
import type { Typed } from './offers.ts';

afterEach(() => vi.unstubAllGlobals());

const goods: GoodsRow = {
  id: 1,
  name: 'گوشی',
  picture: null,
  subGroupId: 1,
  subGroupTitle: '',
  brandTitle: '',
  isHidden: false,
  discountPercent: 0,
  discountFrom: null,
  discountUntil: null,
  variants: [
    { id: 7, name: 'مشکی', colorHex: null, priceToman: 1000, stock: 10, stockCounts: 0 },
    { id: 8, name: 'سفید', colorHex: null, priceToman: 1000, stock: 10, stockCounts: 0 },
  ],
};

function Prices() {
  const [typed, setTyped] = useState<Typed>(new Map());
  return <PricesTable goods={[goods]} isPending={false} typed={typed} onType={setTyped} />;
}

test('a stock that somebody else has counted is told at its row, and what was typed stays and is sent again', async () => {
  const refusal = {
    Value: {
      current: [{ saleParamId: 7, productId: 1, priceToman: 1000, stock: 9, stockCounts: 1 }],
    },
    Message: 'در این میان تغییر کرده است.',
    Status: 409,
    Errors: [{ Field: 'changes.0.stock', Message: 'اکنون ۹ است.' }],
  };
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 })),
  );
  vi.stubGlobal('fetch', fetch);
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <Prices />
    </CoreAdminContext>,
  );
  const stock = screen.getByRole('textbox', { name: 'موجودی گوشی مشکی' });
  await userEvent.clear(stock);
  await userEvent.type(stock, '8');

  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ ۱ تغییر' }));
  await screen.findByText('در این میان تغییر کرده است.');
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ ۱ تغییر' }));

  expect(stock).toHaveProperty('value', '۸');
  expect(stock.getAttribute('aria-invalid')).toBe('true');
  complaint.mockClear();
  const sentence = document.getElementById(stock.getAttribute('aria-describedby') ?? '');
  expect(sentence?.textContent).toBe('اکنون ۹ است.');
  const sent = fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(sent).toMatchObject([
    { changes: [{ saleParamId: 7, seen: { stock: 10, stockCounts: 0 }, stock: 8 }] },
    { changes: [{ saleParamId: 7, seen: { stock: 9, stockCounts: 1 }, stock: 8 }] },
  ]);
});
