import type { Invitation, StaffRow } from '@kashi/contracts/desk/staff';
import { Typography } from '@mui/material';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  member: StaffRow;
  step: 'block' | 'reset';
  onInvited(invitation: Invitation): void;
  onClose(): void;
}

/** Asks before a member is shut out: a reset takes away what nobody can give back, and both end the member's work at once. */
export function ShutOutDialog({ member: { id, fullName }, step, onInvited, onClose }: Props) {
  const block = useChange('POST /v1/desk/staff/block');
  const reset = useChange('POST /v1/desk/staff/reset');
  const form = useSubmit(null, async () => {
    if (step === 'block') await block.mutateAsync({ id });
    else onInvited(await reset.mutateAsync({ id }));
    onClose();
  });
  return (
    <AskDialog
      title={messages.of(messages[step], fullName)}
      send={messages[step]}
      isDanger
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Typography>{messages.hints[step](fullName)}</Typography>
    </AskDialog>
  );
}
