import type { DeskCoupon } from '@kashi/contracts/desk/coupons';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as partsMessages } from '../parts/messages.ts';
import { deskData } from '../server/desk-data.ts';
import { aCoupon as coupon } from './coupon-fixtures.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** Saves 3000 in the dialog although another member has saved `current` first; returns what was sent. */
async function savedAfterSomebodyElse(current: DeskCoupon | null) {
  const refusal = { Value: { current }, Message: 'همکاری زودتر بود.', Status: 409 };
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 })),
  );
  vi.stubGlobal('fetch', fetch);
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const onClose = vi.fn();
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CouponDialog coupon={coupon} onClose={onClose} />
    </CoreAdminContext>,
  );
  const value = screen.getByRole('textbox', { name: 'مقدار (درصد یا تومان)' });
  await userEvent.clear(value);
  await userEvent.type(value, '3000');
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
  await screen.findByText('همکاری زودتر بود.');
  complaint.mockClear();
  const sent = () => {
    complaint.mockClear();
    return fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  };
  return { sent, onClose, value };
}

/** The dialog of a coupon at a server that takes everything. */
function aDialog(of: DeskCoupon) {
  const fetch = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify({ Value: null, Message: null, Status: 200 }))),
  );
  vi.stubGlobal('fetch', fetch);
  const onClose = vi.fn();
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CouponDialog coupon={of} onClose={onClose} />
    </CoreAdminContext>,
  );
  return { fetch, onClose };
}

test('who was overtaken sees what the other has saved, keeps what was typed, and saves it over that', async () => {
  const { sent, value } = await savedAfterSomebodyElse({
    ...coupon,
    value: 2000,
    version: 'second',
  });
  expect(screen.getByText('۲٬۰۰۰')).toBeTruthy();
  expect(value).toHaveProperty('value', '۳٬۰۰۰');

  await userEvent.click(screen.getByRole('button', { name: 'نوشتهٔ خودم را نگه می‌دارم' }));
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
  await screen.findByText('همکاری زودتر بود.');

  expect(sent()).toMatchObject([
    { value: 3000, version: 'first' },
    { value: 3000, version: 'second' },
  ]);
});

test('who was overtaken may take what the other has saved', async () => {
  const { value } = await savedAfterSomebodyElse({ ...coupon, value: 2000, version: 'second' });

  await userEvent.click(screen.getByRole('button', { name: 'نسخهٔ تازه را می‌گیرم' }));

  expect(value).toHaveProperty('value', '۲٬۰۰۰');
  expect(screen.queryByText('همکاری زودتر بود.')).toBeNull();
});

test('a coupon that was deleted meanwhile can be made anew out of what was typed', async () => {
  const { sent } = await savedAfterSomebodyElse(null);

  await userEvent.click(screen.getByRole('button', { name: 'نوشتهٔ خودم را نگه می‌دارم' }));
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
  await screen.findByText('همکاری زودتر بود.');

  expect(sent().at(-1)).toMatchObject({ code: 'SALAM', version: null });
});

test.each(['50.000', '۵۰ هزار', '۱۲٫۵'])(
  'a cap typed as «%s» is no coupon without a cap: the text stays with its fault, and nothing is sent until it is mended',
  async (typed) => {
    const { fetch, onClose } = aDialog({ ...coupon, kind: 'percent', value: 50 });
    const cap = screen.getByRole('textbox', { name: messages.fields.mostDiscountToman });
    const save = screen.getByRole('button', { name: messages.save });

    await userEvent.type(cap, typed);
    await userEvent.click(save);

    expect(cap).toHaveProperty('value', typed);
    expect(document.activeElement).toBe(cap);
    const sentence = document.getElementById(cap.getAttribute('aria-describedby') ?? '');
    expect(sentence?.textContent).toBe(partsMessages.wrongNumber);
    expect(fetch).not.toHaveBeenCalled();

    await userEvent.clear(cap);
    await userEvent.type(cap, '۵۰۰۰۰');
    await userEvent.click(save);

    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string)).toMatchObject({
      mostDiscountToman: 50_000,
    });
  },
);

test('Escape asks before it takes a cap away that is no number yet', async () => {
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  const { onClose } = aDialog({ ...coupon, kind: 'percent', value: 50 });
  const cap = screen.getByRole('textbox', { name: messages.fields.mostDiscountToman });

  await userEvent.type(cap, '50.000{Escape}');

  expect(asked).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a coupon is deleted after a question that says how often it was used', async () => {
  const { fetch, onClose } = aDialog({ ...coupon, uses: 12 });

  await userEvent.click(screen.getByRole('button', { name: 'حذف این کد' }));
  expect(screen.getByText(/\(۱۲\) حذف می‌شود/)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'حذف این کد' }));

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(fetch.mock.calls[0]?.[0]).toContain('/coupons/delete');
});
