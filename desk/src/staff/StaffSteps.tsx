import type { Invitation, StaffRow } from '@kashi/contracts/desk/staff';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { MemberPasskeys } from './MemberPasskeys.tsx';
import { messages } from './messages.ts';

interface Props {
  member: StaffRow;
  onEdit(): void;
  onInvited(invitation: Invitation): void;
}

/** The steps that an owner can take with a member. */
export function StaffSteps({ member, onEdit, onInvited }: Props) {
  const [hasPasskeysOpen, setHasPasskeysOpen] = useState(false);
  const block = useChange('POST /v1/desk/staff/block');
  const unblock = useChange('POST /v1/desk/staff/unblock');
  const reset = useChange('POST /v1/desk/staff/reset');
  const turn = member.isBlocked ? unblock : block;
  const problem = block.error ?? unblock.error ?? reset.error;
  const { id, fullName } = member;
  return (
    <Stack sx={{ gap: 1 }}>
      {problem && <Failure error={problem} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onEdit} aria-label={messages.of(messages.change, fullName)}>
          {messages.change}
        </Button>
        <Button
          loading={turn.isPending}
          onClick={() => turn.mutate({ id })}
          aria-label={messages.of(member.isBlocked ? messages.unblock : messages.block, fullName)}
        >
          {member.isBlocked ? messages.unblock : messages.block}
        </Button>
        <Button
          loading={reset.isPending}
          onClick={() => reset.mutate({ id }, { onSuccess: onInvited })}
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
      {hasPasskeysOpen && (
        <MemberPasskeys member={member} onClose={() => setHasPasskeysOpen(false)} />
      )}
    </Stack>
  );
}
