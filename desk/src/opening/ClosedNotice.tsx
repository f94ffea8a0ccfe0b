import { Alert } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { useReading } from '../parts/state/reading.ts';
import { Said } from '../parts/state/Said.tsx';
import { mayCall } from '../server/who-may.ts';
import { messages } from './messages.ts';
import { OpenButton } from './OpenButton.tsx';

/** Tells everybody at the desk that the shop is closed for a while; owners open it again here. Nothing of an open shop. */
export function ClosedNotice() {
  const { data } = useReading('GET /v1/desk/opening', {});
  const { permissions } = usePermissions<Role[]>();
  const [isOpened, setIsOpened] = useState(false);
  const isClosed = data?.state === 'closed';
  return (
    <>
      <Said>{isOpened && !isClosed && messages.opened}</Said>
      {isClosed && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          <p>{messages.isClosed}</p>
          {data.sentence !== '' && <p>{messages.sentenceIs(data.sentence)}</p>}
          {mayCall('POST /v1/desk/opening/open', permissions ?? []) && (
            <OpenButton opening={data} onOpened={() => setIsOpened(true)} />
          )}
        </Alert>
      )}
    </>
  );
}
