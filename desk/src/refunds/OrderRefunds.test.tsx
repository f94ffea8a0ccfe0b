import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as parts } from '../parts/messages.ts';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { OrderRefunds } from './OrderRefunds.tsx';
import { messages } from './messages.ts';
import { aDeskOrder, aRefund } from './refund-fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('of a refund that waits for its owner, and is refused then, only the refusal is said', async () => {
  const refund = aRefund();
  vi.stubGlobal('fetch', (url: string) => {
    const Value = url.endsWith('/staff') ? [] : refund;
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('owner')}>
        <OrderRefunds
          order={aDeskOrder({ refunds: [refund] })}
          onRefused={() => Promise.resolve()}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );

  await press(messages.ask);
  await press(messages.send);
  const waits = await screen.findByText(messages.done.pending);
  expect(document.activeElement?.contains(waits)).toBe(true);
  await press(parts.refuse);

  const refused = await screen.findByText(parts.refused);
  expect(document.activeElement?.contains(refused)).toBe(true);
  expect(screen.queryByText(messages.done.pending)).toBeNull();
});
