import type { StaffRow } from '@kashi/contracts/desk/staff';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Failure } from '../parts/state/Failure.tsx';
import { Said } from '../parts/state/Said.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useChange, useReading } from '../parts/state/reading.ts';
import { PasskeyTable } from '../passkeys/PasskeyTable.tsx';
import { messages } from './messages.ts';

/** The passkeys of a member, of whom an owner removes those of lost devices. */
export function MemberPasskeys({ member, onClose }: { member: StaffRow; onClose(): void }) {
  const titleId = useId();
  const remove = useChange('POST /v1/desk/staff/passkeys/remove');
  const title = messages.of(messages.passkeys, member.fullName);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {remove.error && <Failure error={remove.error} />}
        <Said>{remove.isSuccess && messages.passkeyRemoved}</Said>
        <Passkeys
          staffId={member.id}
          title={title}
          onRemove={(id) => remove.mutate({ staffId: member.id, id })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface PasskeysProps {
  staffId: number;
  title: string;
  onRemove(id: number): void;
}

function Passkeys({ staffId, title, onRemove }: PasskeysProps) {
  const passkeys = useReading('GET /v1/desk/staff/passkeys', { staffId });

  if (passkeys.isPending) return <Waiting rows={2} />;
  if (passkeys.isLoadingError) {
    return <Failure error={passkeys.error} onRetry={() => void passkeys.refetch()} />;
  }
  if (passkeys.data.length === 0) return <p role="status">{messages.noPasskeys}</p>;
  return (
    <PasskeyTable caption={title} passkeys={passkeys.data} onRemove={({ id }) => onRemove(id)} />
  );
}
