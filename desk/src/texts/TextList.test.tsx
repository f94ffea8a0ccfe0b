import type { QueuedText } from '@kashi/contracts/desk/texts/texts';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { TextList } from './TextList.tsx';

afterEach(() => vi.unstubAllGlobals());

const text: QueuedText = {
  id: 1,
  kind: 'approved',
  orderId: 7,
  mobile: '0913***4567',
  body: 'سفارش ۷ تأیید شد.',
  state: 'waiting',
  tries: 3,
  madeAt: '2026-01-10T08:00:00.000Z',
  sentAt: null,
  problem: 'refused-418',
};

/** The list with this text alone, once it is there. */
async function listOf(changed: Partial<QueuedText>): Promise<void> {
  const Value = { rows: [{ ...text, ...changed }], next: null };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 }))),
  );
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <TextList />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByText(text.body);
}

test('a text that is tried again says why and how often it was tried, and the list that the shop sends it again', async () => {
  await listOf({});

  screen.getByText(`${messages.noCredit} ${messages.triedTimes('۳')}`);
  screen.getByText(messages.providerAway);
});

test('a mail for which there is no server says so, and nothing is said of the SMS provider', async () => {
  await listOf({ kind: 'mailed-answer', mobile: 'n***@example.com', problem: 'mail-no-server' });

  screen.getByText(messages.noMailServer, { exact: false });
  expect(screen.queryByText(messages.providerAway)).toBeNull();
});

test('a text that a restore has given up may not have been tried, and is not sent by itself', async () => {
  await listOf({ state: 'given-up', problem: 'restored', tries: 0 });

  screen.getByText(messages.restored);
  expect(screen.queryByText(messages.providerAway)).toBeNull();
  screen.getByRole('button', { name: messages.againFor('۷') });
});

test('a text that was overtaken says so, and has no button to send it', async () => {
  await listOf({ state: 'given-up', problem: 'overtaken' });

  screen.getByText(messages.overtaken, { exact: false });
  expect(screen.queryByRole('button', { name: messages.againFor('۷') })).toBeNull();
});

test('a text to the staff names its news, and its button too', async () => {
  await listOf({ kind: 'low-stock', orderId: null });

  const news = messages.kinds['low-stock'];
  screen.getByRole('cell', { name: news });
  screen.getByRole('button', { name: messages.againToStaff(news) });
});
