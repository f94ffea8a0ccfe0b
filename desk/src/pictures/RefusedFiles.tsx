import { Alert, Button } from '@mui/material';
import { messages } from './messages.ts';
import type { Uploads } from './use-uploads.ts';

/** The files that were not taken, each with the reason. A file whose upload failed can be sent again. */
export function RefusedFiles({ uploads }: { uploads: Uploads }) {
  return uploads.refused.map((one) => (
    <Alert
      key={`${one.file.name} ${one.file.lastModified}`}
      severity="error"
      onClose={() => uploads.dismiss(one)}
      closeText={messages.dismiss}
      {...(one.mayRetry && {
        action: <Button onClick={() => uploads.retry(one)}>{messages.again}</Button>,
      })}
    >
      {messages.refused(one.file.name, one.why)}
    </Alert>
  ));
}
