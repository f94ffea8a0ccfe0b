import type { DeskCustomer } from '@kashi/contracts/desk/customers';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { saveFile } from '../parts/save-file.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { Said } from '../parts/state/Said.tsx';
import { mayCall } from '../server/who-may.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.account;

interface Props {
  customer: DeskCustomer;
  onClosed(): void;
}

/** What is done to the account as a whole: blocked or let in again, handed over as a file, closed for good. */
export function AccountSteps({ customer, onClosed }: Props) {
  const { permissions } = usePermissions<Role[]>();
  const roles = permissions ?? [];
  const [asked, setAsked] = useState<'block' | 'unblock' | 'close' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const handOver = useChange('POST /v1/desk/customers/export');
  const step = customer.blockedAt === null ? 'block' : 'unblock';

  const begin = (next: typeof asked) => {
    setSaid(null);
    setAsked(next);
  };
  const finish = (sentence: string) => {
    setAsked(null);
    setSaid(sentence);
  };
  const save = () => {
    setSaid(null);
    handOver.mutate(
      { id: customer.id },
      {
        onSuccess: (data) => {
          const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
          saveFile(file, `customer-${customer.id}.json`);
          setSaid(messages.handedOver);
        },
      },
    );
  };
  if (!mayCall('POST /v1/desk/customers/block', roles)) return null;
  return (
    <FieldSet title={messages.title}>
      <Stack className="wide" direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => begin(step)}>
          {messages[step]}
        </Button>
        {mayCall('POST /v1/desk/customers/export', roles) && (
          <SteadyButton variant="outlined" isBusy={handOver.isPending} onClick={save}>
            {messages.handOver}
          </SteadyButton>
        )}
        {mayCall('POST /v1/desk/customers/close', roles) && (
          <Button variant="outlined" color="error" onClick={() => begin('close')}>
            {messages.close}
          </Button>
        )}
      </Stack>
      {handOver.error && <Failure error={handOver.error} onRetry={save} />}
      <Said>{said}</Said>
      {(asked === 'block' || asked === 'unblock') && (
        <BlockDialog
          customer={customer}
          step={asked}
          onDone={() => finish(messages.done[asked])}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'close' && (
        <CloseDialog customer={customer} onClosed={onClosed} onClose={() => setAsked(null)} />
      )}
    </FieldSet>
  );
}
