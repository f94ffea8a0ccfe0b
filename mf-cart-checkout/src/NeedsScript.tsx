import { Notice } from '@kashi/shared/ui/Notice';
import { checkoutMessages } from './checkout-messages.ts';

/** Above a waiting state that would wait for ever. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice variant="waiting" role="status">
        {checkoutMessages.needsScript}
      </Notice>
    </noscript>
  );
}
