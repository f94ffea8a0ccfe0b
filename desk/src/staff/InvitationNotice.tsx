import type { Invitation } from '@kashi/contracts/desk/staff';
import { jalaliDateTime } from '@kashi/format/jalali';
import { Alert } from '@mui/material';
import { messages } from './messages.ts';

/** The one-time address of a member, which the desk shows only here and only once. */
export function InvitationNotice({ invitation }: { invitation: Invitation }) {
  const { staff, setupAddress, endsAt } = invitation;
  return (
    <Alert severity="info" role="status" sx={{ marginBlockEnd: 2 }}>
      <p>{messages.invitation(staff.fullName, jalaliDateTime(endsAt))}</p>
      <code dir="ltr">{setupAddress}</code>
    </Alert>
  );
}
