import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { PricesTable } from './PricesTable.tsx';
import { messages } from './messages.ts';
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

/** The table at a server that answers each save when it is told to. Returns what was sent. */
function aSlowServer() {
  const sent: { changes: object[]; key: string }[] = [];
  const answers: ((answer: object, status?: number) => void)[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as (typeof sent)[number]);
    return new Promise<Response>((resolve) =>
      answers.push((answer, status = 200) =>
        resolve(new Response(JSON.stringify(answer), { status })),
      ),
    );
  });
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <Prices />
    </CoreAdminContext>,
  );
  return {
    sent,
    answer: (...answer: Parameters<(typeof answers)[0]>) => answers.shift()?.(...answer),
  };
}

async function type(name: string, value: string): Promise<void> {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

const press = (count: string) =>
  userEvent.click(screen.getByRole('button', { name: messages.save(count) }));

test('what is typed while the table is saved stays, and is sent by the next press as of what was saved', async () => {
  const { sent, answer } = aSlowServer();
  const [black, white] = [messages.stockOf('گوشی', 'مشکی'), messages.stockOf('گوشی', 'سفید')];
  await type(black, '8');

  await press('۱');
  await type(black, '7');
  await type(white, '5');
  answer({
    Value: [{ saleParamId: 7, productId: 1, priceToman: 1000, stock: 8, stockCounts: 1 }],
    Message: null,
    Status: 200,
  });
  await screen.findByText(messages.saved('۱'));
  await press('۲');

  expect(screen.getByRole('textbox', { name: black })).toHaveProperty('value', '۷');
  expect(sent[1]?.changes).toEqual([
    { saleParamId: 7, seen: { priceToman: 1000, stock: 8, stockCounts: 1 }, stock: 7 },
    { saleParamId: 8, seen: { priceToman: 1000, stock: 10, stockCounts: 0 }, stock: 5 },
  ]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a refusal takes nothing away that was typed while it was under way', async () => {
  const { answer } = aSlowServer();
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const [black, white] = [messages.stockOf('گوشی', 'مشکی'), messages.stockOf('گوشی', 'سفید')];
  await type(black, '8');

  await press('۱');
  await type(white, '5');
  answer({ Value: null, Message: 'نادرست', Status: 400, Errors: [] }, 400);
  await screen.findByText('نادرست');

  screen.getByRole('button', { name: messages.save('۲') });
  complaint.mockClear();
});

test('after a lost answer the table is saved again under the same key, and under a new one once the server knows that key', async () => {
  const { sent, answer } = aSlowServer();
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  await type(messages.stockOf('گوشی', 'مشکی'), '8');

  await press('۱');
  answer({ Value: null, Message: 'پاسخ گم شد', Status: 502 }, 502);
  await vi.waitFor(() => expect(screen.queryAllByRole('alert')).not.toEqual([]));
  await type(messages.stockOf('گوشی', 'سفید'), '5');
  await press('۲');
  answer({ Value: null, Message: 'چیز دیگری ذخیره شده است', Status: 409 }, 409);
  await screen.findByText('چیز دیگری ذخیره شده است');
  await press('۲');

  const keys = sent.map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
  complaint.mockClear();
});

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
