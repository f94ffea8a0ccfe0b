import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useReading } from '../parts/state/reading.ts';
import { Said } from '../parts/state/Said.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { messages } from './messages.ts';
import { OpenButton } from './OpenButton.tsx';

/** Whether the shop is open, with the ways to open it and to close it for a while. */
export function ShopDoor() {
  const opening = useReading('GET /v1/desk/opening', {});
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { data } = opening;
  return (
    <FieldSet title={messages.title}>
      {opening.isPending && <Waiting rows={1} />}
      {opening.isLoadingError && (
        <Failure error={opening.error} onRetry={() => void opening.refetch()} />
      )}
      {data && (
        <div className="wide">
          <Said>{said}</Said>
          <Typography sx={{ marginBlock: 1 }}>{stateSentences[data.state]}</Typography>
          {data.sentence !== '' && (
            <Typography sx={{ marginBlockEnd: 1 }}>{messages.sentenceIs(data.sentence)}</Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'end' }}>
            {data.state !== 'open' && (
              <OpenButton opening={data} onOpened={() => setSaid(messages.opened)} />
            )}
            {data.state !== 'new' && (
              <Button
                variant="outlined"
                {...(data.state === 'open' && { color: 'error' })}
                onClick={() => setIsAsking(true)}
              >
                {data.state === 'open' ? messages.close : messages.changeSentence}
              </Button>
            )}
          </Stack>
          {isAsking && (
            <CloseDialog
              opening={data}
              onClosed={() => {
                setSaid(data.state === 'open' ? messages.closed : messages.sentenceSaved);
                setIsAsking(false);
              }}
              onCancel={() => setIsAsking(false)}
            />
          )}
        </div>
      )}
    </FieldSet>
  );
}

const stateSentences = {
  new: messages.isNew,
  open: messages.isOpen,
  closed: messages.isClosed,
};
