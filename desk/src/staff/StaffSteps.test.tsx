import type { StaffRow } from '@kashi/contracts/desk/staff';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { StaffSteps } from './StaffSteps.tsx';

afterEach(() => vi.unstubAllGlobals());

const member: StaffRow = {
  id: 4,
  userName: 'laleh',
  fullName: 'لاله',
  roles: ['orders'],
  isSetUp: true,
  isBlocked: false,
  lastSeenAt: null,
  version: 'first',
};

/** The steps of the member. Returns the calls that were sent, and the invitations that were shown. */
function steps(facts: Partial<StaffRow> = {}) {
  const sent: string[] = [];
  const onInvited = vi.fn();
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url);
    return Promise.resolve(new Response(JSON.stringify({ Value: {}, Message: null, Status: 200 })));
  });
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <StaffSteps member={{ ...member, ...facts }} onEdit={vi.fn()} onInvited={onInvited} />
    </CoreAdminContext>,
  );
  return { sent, onInvited };
}

const press = (step: string) =>
  userEvent.click(screen.getByRole('button', { name: messages.of(step, member.fullName) }));

test.each(['reset', 'block'] as const)(
  'a slip on «%s» shuts nobody out: the owner reads of whom and what first',
  async (step) => {
    const { sent } = steps();
    await press(messages[step]);

    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(messages.hints[step](member.fullName))).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: messages[step] }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([`/v1/desk/staff/${step}`]);
  },
);

test('the new address of a reset is shown, and a member is let in again by one press', async () => {
  const { sent, onInvited } = steps({ isBlocked: true });

  await press(messages.unblock);
  await press(messages.reset);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: messages.reset }));

  await vi.waitFor(() => expect(onInvited).toHaveBeenCalledTimes(1));
  expect(sent).toEqual(['/v1/desk/staff/unblock', '/v1/desk/staff/reset']);
});
