import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '@kashi/contracts/order';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { anOrder } from '../../parts/checkout/checkout-fixtures.ts';
import { DeliveryPanel } from '../DeliveryPanel.tsx';
import { OrderHead } from '../progress/OrderHead.tsx';
import { OrderSum } from './OrderSum.tsx';

const row = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

const paidAtSaman = anOrder({
  PaymentReference: 'JPG5+/a1=',
  BankReceipt: {
    GatewayCode: 1,
    TraceNo: '100428',
    RetrievalReferenceNo: '14045501122',
    MaskedPan: '621986******8080',
  },
});

const sum = (order: Order) => renderInShop(<OrderSum order={order} />);

test('the receipt names what the bank shows its customer, in Latin digits', () => {
  sum(paidAtSaman);

  expect(row('درگاه پرداخت')).toBe('سامان کیش');
  expect(row('شمارهٔ پیگیری')).toBe('100428');
  expect(row('شمارهٔ مرجع')).toBe('14045501122');
  expect(row('رسید دیجیتالی')).toBe('JPG5+/a1=');
  expect(row('کارت')).toBe('۶۲۱۹۸۶******۸۰۸۰');
});

test('an order that is paid by instalments says so, and to whom they are paid', () => {
  sum(
    anOrder({
      PaymentReference: '00000201',
      BankReceipt: { GatewayCode: 4, TraceNo: null, RetrievalReferenceNo: null, MaskedPan: null },
    }),
  );

  expect(row('درگاه پرداخت')).toBe('اسنپ‌پی، خرید قسطی');
  expect(row('قسط‌ها')).toBe('هر ماه در سررسید، در همان درگاه');
  expect(row('کد پیگیری بانک')).toBe('00000201');
});

test('a bank without a trace number is told its reference', () => {
  sum(
    anOrder({
      PaymentReference: '201',
      BankReceipt: {
        GatewayCode: 2,
        TraceNo: null,
        RetrievalReferenceNo: null,
        MaskedPan: null,
      },
    }),
  );

  expect(row('کد پیگیری بانک')).toBe('201');
  expect(screen.queryByText('رسید دیجیتالی')).not.toBeInTheDocument();
});

test('a code is copied as it stands', async () => {
  const { shopper, shell } = sum(paidAtSaman);

  await shopper.click(screen.getByRole('button', { name: 'کپی شمارهٔ پیگیری' }));

  expect(await navigator.clipboard.readText()).toBe('100428');
  expect(shell.seen.toasts).toEqual(['کپی شد.']);
});

test('an order that the wallet has paid shows no code of a bank', () => {
  sum(anOrder({ PaymentReference: null, BankReceipt: null }));

  expect(screen.queryByRole('button', { name: /کپی/ })).not.toBeInTheDocument();
});

test('a rejected order says why, in the words of the shop', () => {
  const reason = 'کالا در بازبینی انبار آسیب‌دیده بود.';
  renderInShop(
    <OrderHead order={anOrder({ LastOrderStatusTypeId: 3, RejectionReason: reason })} />,
  );

  expect(screen.getByText(`دلیل: ${reason}`)).toBeVisible();
});

test('the code by which the parcel is followed stands with the delivery, and can be copied', async () => {
  const { shopper } = renderInShop(
    <DeliveryPanel order={anOrder({ TrackingCode: '123456789012345678901234' })} />,
  );
  expect(row('کد رهگیری مرسوله')).toBe('123456789012345678901234');

  await shopper.click(screen.getByRole('button', { name: 'کپی کد رهگیری مرسوله' }));

  expect(await navigator.clipboard.readText()).toBe('123456789012345678901234');
});

test('without a code the delivery has no line for it', () => {
  renderInShop(<DeliveryPanel order={anOrder()} />);

  expect(screen.queryByText('کد رهگیری مرسوله')).not.toBeInTheDocument();
});
