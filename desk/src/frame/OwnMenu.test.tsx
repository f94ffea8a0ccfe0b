import { createTheme, ThemeProvider } from '@mui/material';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as password } from '../password/messages.ts';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { OwnMenu } from './OwnMenu.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const theme = createTheme();
const taken = { Value: null, Message: null, Status: 200 };

/** The own menu of a member at a server that gives these answers, one after another. Returns the calls that were sent. */
async function opensPasswordDialog(...answers: { Status: number }[]) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    sent.push([url, JSON.parse(body as string)]);
    const answer = answers.shift() ?? taken;
    return Promise.resolve(new Response(JSON.stringify(answer), { status: answer.Status }));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('orders')}>
        <ThemeProvider theme={theme}>
          <OwnMenu />
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: messages.ownMenu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: messages.ownPassword }));
  const dialog = within(await screen.findByRole('dialog', { name: password.title }));
  return { dialog, sent };
}

test('a member of any role changes the own password in the own menu, and reads what became of the other sessions', async () => {
  const { dialog, sent } = await opensPasswordDialog(taken);
  expect(document.activeElement).toBe(dialog.getByLabelText(password.old));
  expect(dialog.getByText(password.hint)).toBeTruthy();

  await userEvent.type(dialog.getByLabelText(password.old), 'the old one');
  await userEvent.type(dialog.getByLabelText(password.new), 'another long one');
  await userEvent.click(dialog.getByRole('button', { name: password.change }));

  expect(await screen.findByText(password.changed)).toBeTruthy();
  expect(sent).toEqual([
    ['/v1/desk/session/password', { oldPassword: 'the old one', newPassword: 'another long one' }],
  ]);
  await userEvent.click(screen.getByRole('button', { name: password.close }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.ownMenu }));
});

test.each([
  ['oldPassword', password.old],
  ['newPassword', password.new],
])('a refusal of %s stands beside its field, which takes the focus', async (Field, label) => {
  const Message = 'پذیرفته نشد.';
  // Outside of a production build react-admin writes each refusal to the console.
  vi.mocked(console.error).mockImplementation(() => {});
  const refusal = { Value: null, Message, Status: 400, Errors: [{ Field, Message }] };
  const { dialog } = await opensPasswordDialog(refusal);

  await userEvent.click(dialog.getByRole('button', { name: password.change }));

  const entry = dialog.getByLabelText(label);
  await vi.waitFor(() => expect(entry.getAttribute('aria-invalid')).toBe('true'));
  const described = document.getElementById(entry.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(Message);
  expect(document.activeElement).toBe(entry);
  vi.mocked(console.error).mockClear();
});
