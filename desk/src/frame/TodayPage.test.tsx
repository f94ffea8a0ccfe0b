import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { TodayPage } from './TodayPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const row = { id: 1 };

/** What the desk's server answers about a shop that lacks nothing. */
function complete(): Record<string, object> {
  const opinions = { reviews: 0, questions: 0, unanswered: 0, messages: 0 };
  const counts = {
    orders: 2,
    refunds: 0,
    ...opinions,
    transfers: 0,
    returns: 0,
    lowStock: 0,
    failedTexts: 0,
    corrections: 0,
  };
  return {
    waiting: { ...counts, lateBackup: null, paymentRuns: [], payments: 0 },
    pages: [],
    shelves: { subGroups: [row], brands: [row] },
    goods: { rows: [row], next: null },
    'front-page': { sections: [], amazing: [row] },
    carriers: { carriers: [row], version: '1' },
    opening: { state: 'open', sentence: '', version: '1' },
    settings: { facts: { ActiveGateways: ['saman'] }, gatewaysWithKeys: ['saman'] },
  };
}

function today(lacking: Record<string, object> = {}, roles: readonly Role[] = ['owner']) {
  const answers = { ...complete(), ...lacking };
  vi.stubGlobal('fetch', (url: string) => {
    const Value = answers[/^\/v1\/desk\/([\w-]+)/.exec(url)?.[1] ?? ''];
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember(...roles)}>
        <TodayPage />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

test.each([
  [{ lastAt: '2026-01-09T06:30:00.000Z' }, /آخرین پشتیبان: ۱۹ دی ۱۴۰۴/],
  [{ lastAt: null }, /هنوز هیچ پشتیبانی نساخته است/],
])('a late backup of %j is told above the tasks', async (lateBackup, sentence) => {
  today({ waiting: { ...complete()['waiting'], lateBackup } });

  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});

test('a backup in time is no news, and a shop that lacks nothing is told no steps', async () => {
  today();

  await screen.findByText('سفارش در انتظار تأیید');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('region', { name: 'تا نخستین سفارش' })).toBeNull();
});

test('an owner whose shop takes play money is warned of it above the tasks', async () => {
  today({ settings: { ...complete()['settings'], takesPlayMoney: true } });

  expect((await screen.findByRole('alert')).textContent).toContain('پولی به شما نمی‌رسد');
});

test.each([
  ['shelves', { subGroups: [], brands: [row] }, 0],
  ['goods', { rows: [], next: null }, 1],
  ['front-page', { sections: [{ products: [] }], amazing: [] }, 2],
  ['carriers', { carriers: [], version: '1' }, 3],
  ['settings', { facts: null, gatewaysWithKeys: ['saman'] }, 4],
  ['settings', { facts: { ActiveGateways: ['mellat'] }, gatewaysWithKeys: ['saman'] }, 4],
])('of %s as %j the owner is told that this step is left', async (name, lacking, left) => {
  today({ [name]: lacking });

  const part = await screen.findByRole('region', { name: 'تا نخستین سفارش' });
  const steps = within(part).getAllByRole('listitem');
  const undone = [0, 1, 2, 3, 4].filter((place) => !steps[place]?.textContent.includes('انجام شد'));
  expect(undone).toEqual([left]);
});

test('a shop that no bank has given keys yet has no gateway to choose', async () => {
  today({
    opening: { state: 'new', sentence: '', version: '1' },
    settings: { facts: { ActiveGateways: [] }, gatewaysWithKeys: [] },
  });

  const part = await screen.findByRole('region', { name: 'تا نخستین سفارش' });

  expect(within(part).getAllByText('انجام شد')).toHaveLength(5);
});

test('a shop whose goods are fetched by their shoppers needs no carrier for its first order', async () => {
  today({
    opening: { state: 'new', sentence: '', version: '1' },
    carriers: { carriers: [], version: '1' },
    settings: {
      facts: { ActiveGateways: ['saman'], IsPickupActive: true },
      gatewaysWithKeys: ['saman'],
    },
  });

  const part = await screen.findByRole('region', { name: 'تا نخستین سفارش' });

  expect(within(part).getAllByText('انجام شد')).toHaveLength(5);
  expect(within(part).queryByText(/گام مانده است/)).toBeNull();
});

test('a shop that was never open has a button that opens it, and says how much is left', async () => {
  today({
    opening: { state: 'new', sentence: '', version: '1' },
    goods: { rows: [], next: null },
  });

  const part = await screen.findByRole('region', { name: 'تا نخستین سفارش' });

  within(part).getByText('۱ گام مانده است.');
  within(part).getByRole('button', { name: 'باز کردن فروشگاه' });
});

test.each<[Role, number]>([
  ['orders', 1],
  ['support', 0],
])('%s sees on %i card how many payments wait for a person', async (role, count) => {
  today({ waiting: { ...complete()['waiting'], payments: 3 } }, [role]);

  await screen.findByText('سفارش در انتظار تأیید');
  const cards = screen.queryAllByRole('link', { name: /۳ پرداخت نیازمند پیگیری/ });
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(Array(count).fill('/payments'));
});

test.each<[Role[], number]>([
  [['owner'], 1],
  [['support'], 0],
])('%j is told that the shop is closed, and has %i buttons to open it', async (roles, count) => {
  today({ opening: { state: 'closed', sentence: 'تا شنبه', version: '1' } }, roles);

  const notice = await screen.findByRole('alert');

  expect(notice.textContent).toContain('تا شنبه');
  await vi.waitFor(() => expect(within(notice).queryAllByRole('button')).toHaveLength(count));
});

test.each([
  ['waits for approval', { questions: 65, unanswered: 60 }, '/opinions/questions'],
  ['is public without an answer', { questions: 60, unanswered: 60 }, '/opinions/unanswered'],
])('the count of questions leads to the queue where one %s', async (_what, counts, to) => {
  today({ waiting: { ...complete()['waiting'], ...counts } });

  const card = await screen.findByRole('link', { name: /پرسش در انتظار بررسی یا پاسخ/ });
  expect(card.getAttribute('href')).toBe(to);
});

test.each<[Role, number]>([
  ['owner', 1],
  ['support', 0],
])('%s sees on %i card how many corrections of wallets wait', async (role, count) => {
  today({ waiting: { ...complete()['waiting'], corrections: 2 } }, [role]);

  await screen.findByText('پیام پاسخ‌داده‌نشده');
  const cards = screen.queryAllByRole('link', { name: /۲ اصلاح کیف پول در انتظار/ });
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(Array(count).fill('/corrections'));
});
