import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Notice } from '@kashi/ui/notice/Notice';
import type { Unpaid } from '../payment/payment-data.ts';
import { messages as allMessages } from '../messages.ts';
import { nextPlaceOf, sentenceOf } from './return-words.ts';

const messages = allMessages.returned;

interface ReturnNoticeProps {
  returned: Unpaid;
  /** Without JavaScript nobody asks for the outcome again by itself. */
  isPlain?: boolean;
}

/** The outcome of a payment that made no order, above the invoice that can be paid again. */
export function ReturnNotice({ returned, isPlain = false }: ReturnNoticeProps) {
  const { outcome, refund, paymentId } = returned;
  const next = nextPlaceOf(returned);
  return (
    <Notice
      variant={variants[outcome]}
      role="alert"
      action={
        next && (
          <ButtonLink variant="secondary" size="small" href={next.href}>
            {next.title}
          </ButtonLink>
        )
      }
    >
      <p>{sentenceOf(returned)}</p>
      {outcome === 'pending'
        ? paymentId !== null && !isPlain && <p>{messages.looking}</p>
        : refund === null && <p>{messages.again}</p>}
    </Notice>
  );
}

const variants = { cancelled: 'info', failed: 'danger', pending: 'waiting' } as const;
