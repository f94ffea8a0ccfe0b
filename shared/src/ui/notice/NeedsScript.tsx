import { Notice } from './Notice.tsx';
import { scriptMessages } from '../ui-messages.ts';

/** Above a waiting state that would wait for ever. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice variant="waiting" role="status">
        {scriptMessages.needed}
      </Notice>
    </noscript>
  );
}
