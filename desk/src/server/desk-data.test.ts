import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from './desk-data.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server with one answer for each address, which notes the requests. */
function aServer(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const Value = answers[url];
    const status = Value === undefined ? 404 : 200;
    return Promise.resolve(
      new Response(JSON.stringify({ Value, Message: null, Status: status }), { status }),
    );
  });
  return asked;
}

const list = { sort: { field: 'id', order: 'DESC' as const }, filter: {} };

test('a list is read page by page, onwards from the last row', async () => {
  aServer({
    '/v1/desk/orders?limit=2': { rows: [{ id: 9 }, { id: 8 }], next: 'n8' },
    '/v1/desk/orders?limit=2&after=n8': { rows: [{ id: 7 }], next: null },
  });
  const desk = deskData();

  const first = await desk.getList('orders', { ...list, pagination: { page: 1, perPage: 2 } });
  const second = await desk.getList('orders', { ...list, pagination: { page: 2, perPage: 2 } });

  expect(first).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect(second).toEqual({
    data: [{ id: 7 }],
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  });
});

test('digits are searched for in Latin, whatever keyboard they were typed with', async () => {
  const asked = aServer({ '/v1/desk/orders?mobile=0912&limit=25': { rows: [], next: null } });

  await deskData().getList('orders', { ...list, filter: { mobile: '۰۹۱۲', name: '' } });

  expect(asked).toEqual(['/v1/desk/orders?mobile=0912&limit=25']);
});

test('a coupon is named by its code', async () => {
  aServer({ '/v1/desk/coupons?limit=25': { rows: [{ code: 'SALAM' }], next: null } });

  const { data } = await deskData().getList('coupons', list);

  expect(data).toEqual([{ code: 'SALAM', id: 'SALAM' }]);
});

test('a short list comes whole', async () => {
  aServer({ '/v1/desk/staff?limit=25': [{ id: 1 }, { id: 2 }] });

  expect(await deskData().getList('staff', list)).toMatchObject({
    data: [{ id: 1 }, { id: 2 }],
    pageInfo: { hasNextPage: false },
  });
});
