import type { Invitation, StaffRow } from '@kashi/contracts/desk/staff';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { MemberPasskeys } from './MemberPasskeys.tsx';
import { messages } from './messages.ts';
import { ShutOutDialog } from './ShutOutDialog.tsx';

interface Props {
  member: StaffRow;
  onEdit(): void;
  onInvited(invitation: Invitation): void;
}

/** The steps that an owner can take with a member. */
export function StaffSteps({ member, onEdit, onInvited }: Props) {
  const [shutOut, setShutOut] = useState<'block' | 'reset' | null>(null);
  const [hasPasskeysOpen, setHasPasskeysOpen] = useState(false);
  const unblock = useChange('POST /v1/desk/staff/unblock');
  const { id, fullName } = member;
  return (
    <Stack sx={{ gap: 1 }}>
      {unblock.error && <Failure error={unblock.error} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onEdit} aria-label={messages.of(messages.change, fullName)}>
          {messages.change}
        </Button>
        <SteadyButton
          isBusy={unblock.isPending}
          onClick={() => (member.isBlocked ? unblock.mutate({ id }) : setShutOut('block'))}
          aria-label={messages.of(member.isBlocked ? messages.unblock : messages.block, fullName)}
        >
          {member.isBlocked ? messages.unblock : messages.block}
        </SteadyButton>
        <Button
          onClick={() => setShutOut('reset')}
          aria-label={messages.of(messages.reset, fullName)}
        >
          {messages.reset}
        </Button>
        <Button
          onClick={() => setHasPasskeysOpen(true)}
          aria-label={messages.of(messages.passkeys, fullName)}
        >
          {messages.passkeys}
        </Button>
      </Stack>
      {shutOut && (
        <ShutOutDialog
          member={member}
          step={shutOut}
          onInvited={onInvited}
          onClose={() => setShutOut(null)}
        />
      )}
      {hasPasskeysOpen && (
        <MemberPasskeys member={member} onClose={() => setHasPasskeysOpen(false)} />
      )}
    </Stack>
  );
}
