import type { StaffRow } from '@kashi/contracts/desk/staff';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { deskData } from '../../server/desk-data.ts';
import { aMember } from '../../server/member-fixtures.ts';
import { messages } from '../messages.ts';
import { Decision } from './Decision.tsx';

const owner: StaffRow = {
  id: 1,
  userName: 'negar',
  fullName: 'نگار رضایی',
  roles: ['owner'],
  isSetUp: true,
  isBlocked: false,
  lastSeenAt: null,
  version: 'first',
};

/** What owner 1 decides about, in a shop with this staff. */
function decisionOf({ askedById, staff }: { askedById: number; staff: StaffRow[] }) {
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={{ ...deskData(), ask: () => Promise.resolve({ data: staff }) } as never}
        authProvider={aMember('owner')}
      >
        <Decision about="refunds" id={4} askedById={askedById} onDecided={() => {}} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: messages.confirm });

test('the only owner reads why the own request cannot be confirmed, and where another owner is added', async () => {
  const others: StaffRow[] = [
    { ...owner, id: 2, isBlocked: true },
    { ...owner, id: 3, isSetUp: false },
    { ...owner, id: 4, roles: ['orders'] },
  ];
  decisionOf({ askedById: 1, staff: [owner, ...others] });

  await screen.findByText(messages.ownRequest);
  const link = await screen.findByRole('link', { name: messages.toStaff });
  expect(link.getAttribute('href')).toBe('/staff');
  expect(confirm().disabled).toBe(true);
});

test('beside another owner the own request waits for that one, and nobody is told to add one', async () => {
  decisionOf({ askedById: 1, staff: [owner, { ...owner, id: 2 }] });

  await screen.findByText(messages.ownRequest);
  expect(confirm().disabled).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the request of another member is confirmed without a hint', async () => {
  decisionOf({ askedById: 2, staff: [owner] });

  await expect.poll(() => confirm().disabled).toBe(false);
  expect(screen.queryByText(messages.ownRequest)).toBeNull();
});
