import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { aDeskOrder } from '../refunds/refund-fixtures.ts';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { OrderPrints } from './OrderPrints.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each(['invoice', 'slip'] as const)(
  'the paper of the customer (%s) is headed by what it is, not by the button that prints it',
  async (kind) => {
    vi.stubGlobal('print', () => undefined);
    const answer = { Value: null, Message: null, Status: 200 };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
    render(
      <CoreAdminContext dataProvider={deskData()}>
        <OrderPrints order={aDeskOrder()} />
      </CoreAdminContext>,
    );

    fireEvent.click(await screen.findByRole('button', { name: messages.prints[kind] }));

    const sheet = within(await screen.findByRole('article', { hidden: true }));
    const heading = sheet.getByRole('heading', { level: 1, hidden: true });
    expect(heading.textContent).toBe(kind === 'invoice' ? 'فاکتور' : 'برگهٔ بسته');
  },
);
