import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskQueries } from '../../frame/queries.ts';
import { deskData } from '../../server/desk-data.ts';
import { CityEntry } from '../../settings/CityEntry.tsx';

afterEach(() => vi.unstubAllGlobals());

const cities = [{ id: 3, title: 'اصفهان', province: 'اصفهان' }];

function serving(answer: () => Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const choose = vi.fn();
  render(
    <CoreAdminContext dataProvider={deskData()} queryClient={deskQueries()}>
      <CityEntry value={null} onChange={choose} problem={undefined} />
    </CoreAdminContext>,
  );
  return { choose, field: screen.getByRole('combobox') };
}

const envelope = (status: number, value: unknown, message: string | null = null) =>
  new Response(JSON.stringify({ Value: value, Message: message, Status: status }), { status });

test('a search that failed is told beside the field, is not called empty, and is tried again', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  let isWell = false;
  const { field, choose } = serving(() =>
    isWell ? envelope(200, cities) : envelope(400, null, 'جستجو ممکن نشد.'),
  );
  await userEvent.type(field, 'اص');

  await screen.findByText('جستجو ممکن نشد.');
  expect(screen.queryByText('شهری پیدا نشد.')).toBeNull();
  isWell = true;
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: /اصفهان/ }));

  complaint.mockClear();
  expect(choose).toHaveBeenCalledWith(3);
  expect(screen.queryByText('جستجو ممکن نشد.')).toBeNull();
});

test('a search without a result says so', async () => {
  const { field } = serving(() => envelope(200, []));

  await userEvent.type(field, 'ژژ');

  expect(await screen.findByText('شهری پیدا نشد.')).toBeTruthy();
});
