import { Notice } from './Notice.tsx';
import { scriptMessages } from '../ui-messages.ts';

/** Above a waiting state that never ends without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice variant="waiting" role="status">
        {scriptMessages.needed}
      </Notice>
    </noscript>
  );
}
