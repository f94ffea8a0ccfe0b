import type { Role } from '@kashi/contracts/desk/desk-call';
import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianToman } from '@kashi/format/persian';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { aDeskOrder } from '../refunds/refund-fixtures.ts';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { messages } from './messages.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** An order of a customer without a name. */
const order: DeskOrder = {
  id: 12,
  registeredAt: '2026-01-09T06:30:00.000Z',
  state: 'delivered',
  customerId: 7,
  customerName: '',
  mobile: '09121234567',
  pieces: 1,
  totalToman: 155_000,
  isPickup: false,
  carrierName: 'پست',
  trackingCode: null,
  lines: [],
  subTotal: 155_000,
  discount: 0,
  couponDiscount: 0,
  couponCode: null,
  taxRate: 0,
  tax: 0,
  deliveryFee: 0,
  paidFromWallet: 0,
  bankReference: null,
  deliveryAddress: 'تهران',
  transfereeName: 'مهسا کریمی',
  transfereeMobile: '09127654321',
  prepareDuration: '۲ تا ۴ روز کاری',
  rejectionReason: null,
  giftNote: '',
  refundsToman: 0,
  refunds: [],
  returns: [],
  history: [],
  can: [],
};

const answer = (Value: unknown, Message: string | null = null, Status = 200) =>
  new Response(JSON.stringify({ Value, Message, Status }), { status: Status });

function atTheDesk(path: string, Value: unknown, roles?: Role[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(Value)));
  show(path, roles);
}

function show(path: string, roles: Role[] = ['orders']) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember(...roles)}>
        <ResourceContextProvider value="orders">
          <Routes>
            <Route path="/orders" element={<OrdersPage />} />
            <Route path="/orders/:id/show" element={<OrderPage />} />
          </Routes>
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

test('an order of a customer without a name still leads to its customer', async () => {
  atTheDesk('/orders/12/show', order);

  const aside = within(await screen.findByRole('complementary'));
  expect(aside.getByRole('link', { name: 'بدون نام' }).getAttribute('href')).toBe(
    '/customers/7/show',
  );
  expect(aside.getByText('مهسا کریمی')).toBeTruthy();
});

test('a gift is said to be one, and its packing slip has the note and no price', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  atTheDesk('/orders/12/show', { ...order, giftNote: 'مبارک باشد!' });

  expect(await screen.findByText(/این سفارش هدیه است/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'چاپ برگهٔ بسته' }));

  const sheet = await screen.findByRole('article', { hidden: true });
  expect(print).toHaveBeenCalledOnce();
  expect(sheet.textContent).toContain('مبارک باشد!');
  expect(sheet.textContent).not.toContain('تومان');
});

test('pieces that were given back are not on the packing slip, and the order says how many they are', async () => {
  vi.stubGlobal('print', () => undefined);
  const [line] = aDeskOrder().lines;
  const lines = [
    { ...line!, refundedPieces: 1 },
    { ...line!, ProductSaleParamId: 32, ProductSaleParamName: 'سیاه', refundedPieces: 2 },
  ];
  atTheDesk('/orders/12/show', { ...order, lines });

  expect(await screen.findByText('۲ بسته (۱ برگشتی)')).toBeTruthy();
  expect(screen.getByText('۲ بسته (۲ برگشتی)')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: messages.prints.slip }));

  const slip = within(await screen.findByRole('article', { hidden: true }));
  const cells = slip.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  expect(cells).toEqual(['چای احمد (سبز)', '۱ بسته']);
});

test('the list of orders has no empty place for a customer without a name', async () => {
  atTheDesk('/orders', { rows: [order], next: null });

  const customer = await screen.findByRole('link', { name: 'بدون نام' });
  expect(customer.getAttribute('href')).toBe('/customers/7/show');
});

test("an order shows its customer's requests to return goods, with the way to each", async () => {
  const returns = [{ id: 31, state: 'asked' as const, askedAt: '2026-01-10T06:30:00.000Z' }];
  atTheDesk('/orders/12/show', { ...order, returns });

  const link = await screen.findByRole('link', { name: 'مرجوعی ۳۱' });

  expect(link.getAttribute('href')).toBe('/returns/31/show');
  expect(screen.getByText('در انتظار تصمیم')).toBeTruthy();
});

test('an approved order for pickup is made ready, and says so', async () => {
  let present: DeskOrder = {
    ...order,
    state: 'approved',
    isPickup: true,
    canBecomeReady: true,
    can: ['deliver', 'reject'],
  };
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(url);
      present = { ...present, state: 'handedToCourier', canBecomeReady: false };
    }
    return Promise.resolve(answer(present));
  });
  show('/orders/12/show');

  const steps = await screen.findByRole('group', { name: 'گام بعد' });
  fireEvent.click(await within(steps).findByRole('button', { name: /آمادهٔ تحویل شد/ }));

  const said = await screen.findByText(messages.done['make-ready']);
  expect(said.closest('[role="status"]')).toBeTruthy();
  expect(sent).toEqual([expect.stringContaining('orders/make-ready')]);
  expect(await screen.findByText('آمادهٔ تحویل')).toBeTruthy();
});

test('who may only read orders is told whose steps they are, and no key takes one', async () => {
  atTheDesk('/orders/12/show', { ...order, can: ['approve', 'reject'] }, ['support']);

  const steps = await screen.findByRole('group', { name: 'گام بعد' });
  await within(steps).findByText(messages.notYours);
  expect(within(steps).queryByRole('button')).toBeNull();

  fireEvent.keyDown(steps, { code: 'KeyR' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who was overtaken by a colleague is told so, and goes on with the order as it is now', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  let present: DeskOrder = { ...order, state: 'registered', can: ['approve', 'reject'] };
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(answer(present));
    present = { ...order, state: 'approved', can: ['hand-over', 'reject'] };
    return Promise.resolve(answer(null, 'این سفارش دیگر در انتظار تأیید نیست.', 409));
  });
  show('/orders/12/show');

  const steps = await screen.findByRole('group', { name: 'گام بعد' });
  fireEvent.click(await within(steps).findByRole('button', { name: /تأیید سفارش/ }));

  expect(await within(steps).findByRole('button', { name: /تحویل به پیک/ })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('این سفارش دیگر در انتظار تأیید نیست.');
  expect(document.activeElement).toBe(steps);
  complaint.mockClear();
});

test('a rejected order says that all of its money went back, on its page and on its invoice', async () => {
  vi.stubGlobal('print', () => undefined);
  atTheDesk('/orders/12/show', { ...order, state: 'rejected', deliveryAddress: 'تهران، پلاک 12' });

  expect(await screen.findByText(messages.refunded)).toBeTruthy();
  expect(screen.getByText(persianToman(-155_000))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: messages.prints.invoice }));

  const invoice = await screen.findByRole('article', { hidden: true });
  expect(invoice.textContent).toContain(persianToman(-155_000));
  expect(invoice.textContent).toContain('تهران، پلاک ۱۲');
});

test('the code of a parcel on its way is corrected, with the code that was seen', async () => {
  let present: DeskOrder = { ...order, state: 'handedToCourier', trackingCode: 'RR12' };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(answer(present));
    sent.push(JSON.parse(init.body as string));
    present = { ...present, trackingCode: 'RR21' };
    return Promise.resolve(answer(present));
  });
  show('/orders/12/show');

  fireEvent.click(await screen.findByRole('button', { name: messages.changeCode.again }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(messages.trackingCode), {
    target: { value: 'RR21' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: messages.saveCode }));

  await screen.findByText(messages.codeSaved);
  await screen.findByText('RR21');
  expect(sent).toEqual([{ id: 12, trackingCode: 'RR21', seen: 'RR12' }]);
});

test('who may only read orders has no button for the code, which is not there yet', async () => {
  atTheDesk('/orders/12/show', { ...order, state: 'handedToCourier' }, ['support']);

  await screen.findByText(messages.noCode);
  expect(screen.queryByRole('button', { name: messages.changeCode.first })).toBeNull();
});
