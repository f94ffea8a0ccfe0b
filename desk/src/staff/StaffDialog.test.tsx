import type { StaffRow } from '@kashi/contracts/desk/staff';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as parts } from '../parts/messages.ts';
import { deskData } from '../server/desk-data.ts';
import { messages as server } from '../server/messages.ts';
import { messages } from './messages.ts';
import { StaffDialog } from './StaffDialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const laleh: StaffRow = {
  id: 4,
  userName: 'laleh',
  fullName: 'لاله',
  roles: ['orders', 'support'],
  isSetUp: true,
  isBlocked: false,
  lastSeenAt: null,
  version: 'first',
};

/** The dialog at a server that gives these answers, one after another. Returns what was sent. */
function aDialog(member: StaffRow | null, answers: (() => Promise<Response>)[]) {
  const sent: object[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as object);
    return answers.shift()?.();
  });
  const onClose = vi.fn();
  const onInvited = vi.fn();
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <StaffDialog member={member} onInvited={onInvited} onClose={onClose} />
    </CoreAdminContext>,
  );
  return { sent, onClose, onInvited };
}

const answer =
  (Value: unknown, Status = 200, Message: string | null = null) =>
  () =>
    Promise.resolve(new Response(JSON.stringify({ Value, Message, Status }), { status: Status }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('of two owners at once the second reads what the first has saved, and a role that was taken away stays away', async () => {
  const moved = { current: { ...laleh, roles: ['support'], version: 'second' } };
  // Outside of a production build react-admin writes each refusal to the console.
  vi.mocked(console.error).mockImplementation(() => {});
  const { sent, onClose } = aDialog(laleh, [
    answer(moved, 409, 'مالک دیگری زودتر بود.'),
    answer(laleh),
  ]);

  await userEvent.click(screen.getByLabelText(messages.roleNames.catalogue));
  await press(messages.save);
  await screen.findByText('مالک دیگری زودتر بود.');
  vi.mocked(console.error).mockClear();
  await press(parts.keepMine);
  expect(screen.queryByText('مالک دیگری زودتر بود.')).toBeNull();
  await press(messages.save);

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { id: 4, fullName: 'لاله', roles: ['orders', 'support', 'catalogue'], version: 'first' },
    { id: 4, fullName: 'لاله', roles: ['catalogue', 'support'], version: 'second' },
  ]);
});

test('a second press after a lost answer is the same press, and brings the address', async () => {
  const invitation = { staff: laleh, setupAddress: 'https://desk/setup#x', endsAt: '2026-12-01' };
  vi.mocked(console.error).mockImplementation(() => {});
  const { sent, onInvited } = aDialog(null, [
    () => Promise.reject(new TypeError('no network')),
    answer(invitation),
  ]);

  await press(messages.save);
  await screen.findByText(server.offline);
  vi.mocked(console.error).mockClear();
  await press(messages.save);

  await vi.waitFor(() => expect(onInvited).toHaveBeenCalledWith(invitation));
  expect(sent[0]).toHaveProperty('key');
  expect(sent[1]).toEqual(sent[0]);
});
