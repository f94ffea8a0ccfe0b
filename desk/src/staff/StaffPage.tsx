import type { Invitation, StaffRow } from '@kashi/contracts/desk/staff';
import { jalaliDateTime } from '@kashi/format/jalali';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { StaffDialog } from './StaffDialog.tsx';
import { StaffSteps } from './StaffSteps.tsx';
import { messages } from './messages.ts';

/** The members of the staff, with the roles of each. */
export function StaffPage() {
  const [edited, setEdited] = useState<StaffRow | 'new' | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  return (
    <ListScreen>
      <ScreenHead title={messages.title}>
        <Button variant="contained" onClick={() => setEdited('new')}>
          {messages.add}
        </Button>
      </ScreenHead>
      {invitation && <InvitationNotice invitation={invitation} />}
      <ListTable<StaffRow>
        caption={messages.title}
        columns={columnsWith(setEdited, setInvitation)}
        nothing={messages.nothing}
      />
      {edited && (
        <StaffDialog
          member={edited === 'new' ? null : edited}
          onInvited={setInvitation}
          onClose={() => setEdited(null)}
        />
      )}
    </ListScreen>
  );
}

function columnsWith(
  edit: (member: StaffRow) => void,
  onInvited: (invitation: Invitation) => void,
): Column<StaffRow>[] {
  return [
    { label: messages.fullName, show: ({ fullName }) => fullName },
    { label: messages.userName, show: ({ userName }) => <bdi>{userName}</bdi> },
    {
      label: messages.roles,
      show: ({ roles }) => messages.allRoles(roles.map((role) => messages.roleNames[role])),
    },
    {
      label: messages.lastSeen,
      show: ({ lastSeenAt }) => (lastSeenAt === null ? messages.never : jalaliDateTime(lastSeenAt)),
    },
    { label: messages.state, show: stateOf },
    {
      label: messages.steps,
      show: (member) => (
        <StaffSteps member={member} onEdit={() => edit(member)} onInvited={onInvited} />
      ),
    },
  ];
}

function stateOf({ isBlocked, isSetUp }: StaffRow) {
  if (isBlocked) return <Mark tone="danger">{messages.blocked}</Mark>;
  if (!isSetUp) return <Mark tone="waiting">{messages.invited}</Mark>;
  return <Mark tone="success">{messages.active}</Mark>;
}
