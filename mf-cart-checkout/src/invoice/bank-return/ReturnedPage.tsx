import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Empty } from '@kashi/ui/notice/Empty';
import { cartMessages } from '../../cart-messages.ts';
import type { Unpaid } from '../payment/payment-data.ts';
import { messages as allMessages } from '../messages.ts';
import { nextPlaceOf, sentenceOf } from './return-words.ts';

const messages = allMessages.returned;

/** The outcome of a payment that made no order, where no invoice is left to pay: the cart, or its delivery, is gone. */
export function ReturnedPage({ returned }: { returned: Unpaid }) {
  const { outcome, refund } = returned;
  const { href, title } = nextPlaceOf(returned) ?? { href: '/orders', title: messages.orders };
  return (
    <div className="wrap">
      <Empty
        level={1}
        icon={<IconReceipt aria-hidden="true" data-mirror />}
        title={messages.titles[refund === null ? outcome : 'refunded']}
        text={sentenceOf(returned)}
      >
        <ButtonLink href={href}>{title}</ButtonLink>
        <ButtonLink variant="secondary" href="/cart">
          {cartMessages.toCart}
        </ButtonLink>
      </Empty>
    </div>
  );
}
