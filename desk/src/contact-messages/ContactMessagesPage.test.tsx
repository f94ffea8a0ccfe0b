import type { ContactMessage } from '@kashi/contracts/desk/contact-messages';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { ContactMessagesPage } from './ContactMessagesPage.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const waiting: ContactMessage = {
  id: 3,
  fullName: 'نگار رضایی',
  mobile: '09121234567',
  email: '',
  comment: 'کی می‌رسد؟',
  registeredAt: '2026-01-10T07:00:00.000Z',
  handledAt: null,
  note: '',
  ways: [],
  answer: null,
};

test('after a message was taken off the list, that is said, and the focus stands there', async () => {
  let rows = [waiting];
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') rows = [];
    const Value = method === 'POST' ? null : { rows, next: null };
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <ResourceContextProvider value="messages">
          <ContactMessagesPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

  await userEvent.click(await screen.findByRole('button', { name: messages.done }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.done }));
  await userEvent.click(dialog.getByRole('button', { name: messages.done }));

  const said = await screen.findByText(messages.offList);
  expect(screen.queryByText(waiting.comment)).toBeNull();
  expect(said.closest('[role="status"]')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
