import { ButtonLink } from '@kashi/shared/ui/ButtonLink';
import { Notice } from '@kashi/shared/ui/Notice';
import type { BankReturn } from './invoice-data.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.returned;

/** What became of the payment that the shopper has come back from without an order. */
export function ReturnNotice({ returned }: { returned: BankReturn }) {
  const { outcome } = returned;
  if (outcome === 'pending') {
    return (
      <Notice
        variant="waiting"
        role="alert"
        action={
          <ButtonLink variant="secondary" size="small" href="/orders">
            {messages.orders}
          </ButtonLink>
        }
      >
        {messages.pending}
      </Notice>
    );
  }
  return (
    <Notice variant={outcome === 'failed' ? 'danger' : 'info'} role="alert">
      {sentenceOf(returned)}
    </Notice>
  );
}

function sentenceOf({ outcome, refund }: BankReturn): string {
  if (outcome === 'cancelled') return messages.cancelled;
  if (refund === 'bank') return messages.refundedByBank;
  return refund === 'wallet' ? messages.refundedToWallet : messages.failed;
}
