import type { Passkey } from '@kashi/contracts/desk/passkeys';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { Said } from '../parts/state/Said.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { PasskeyTable } from './PasskeyTable.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { messages } from './messages.ts';

/** The member's own passkeys. */
export function PasskeysPage() {
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <>
      <ScreenHead title={messages.title}>
        <Button variant="contained" onClick={() => setIsAdding(true)}>
          {messages.add}
        </Button>
      </ScreenHead>
      <Typography color="text.secondary" sx={{ marginBlockEnd: 2 }}>
        {messages.hint}
      </Typography>
      <Said>{done}</Said>
      <OwnPasskeys onRemove={setRemoved} />
      {isAdding && (
        <AddPasskeyDialog
          onAdded={() => setDone(messages.added)}
          onClose={() => setIsAdding(false)}
        />
      )}
      {removed && (
        <RemovePasskeyDialog
          passkey={removed}
          onRemoved={() => setDone(messages.removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function OwnPasskeys({ onRemove }: { onRemove(passkey: Passkey): void }) {
  const passkeys = useReading('GET /v1/desk/passkeys', {});

  if (passkeys.isPending) return <Waiting rows={3} />;
  if (passkeys.isLoadingError) {
    return <Failure error={passkeys.error} onRetry={() => void passkeys.refetch()} />;
  }
  if (passkeys.data.length === 0) return <p role="status">{messages.nothing}</p>;
  return <PasskeyTable caption={messages.title} passkeys={passkeys.data} onRemove={onRemove} />;
}
