import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useRef, useState, type ReactNode } from 'react';
import type { Invoice } from '@kashi/contracts/invoice';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Facts } from '@kashi/ui/text/Facts';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { ActionBar } from '../../parts/checkout/ActionBar.tsx';
import { ReviewCart } from '../../parts/checkout/ShortGoods.tsx';
import { checkoutMessages } from '../../parts/checkout/checkout-messages.ts';
import { RulesChoice } from './RulesChoice.tsx';
import { paymentFacts } from './payment-facts.tsx';
import { messages } from '../messages.ts';

interface PaymentSumProps {
  invoice: Invoice;
  /** The bank's part, in toman. */
  toBank: number;
  /** False where the shop has no gateway, and while the outcome of the last payment is not known. */
  canPay: boolean;
  /** The shop cannot sell the whole cart now, so that a payment would be refused. */
  isShort: boolean;
  isBusy: boolean;
  onPay: () => void;
  /** Shown beside the button: the progress of the payment, or why the last try failed. */
  children: ReactNode;
}

/** The sums, the rules to accept, and the one button that begins the payment. */
export function PaymentSum(props: PaymentSumProps) {
  const { invoice, toBank, canPay, isShort, isBusy, onPay, children } = props;
  const [acceptsRules, setAcceptsRules] = useState(true);
  const review = useRef<HTMLAnchorElement>(null);
  useKeptFocus(review, isShort ? 'short' : 'whole');

  return (
    <Panel title={messages.sum.title}>
      <Stack gap={5}>
        <Facts facts={paymentFacts(invoice, toBank)} />
        <RulesChoice
          checked={acceptsRules}
          onChange={(event) => setAcceptsRules(event.currentTarget.checked)}
        />
        <Stack gap={2}>
          <ActionBar label={messages.sum.toBank} amount={toBank} note={children}>
            {isShort ? (
              <ReviewCart ref={review} size="large" />
            ) : (
              <Button
                size="large"
                busy={isBusy}
                disabled={!acceptsRules || !canPay}
                onClick={onPay}
              >
                <IconLock aria-hidden="true" />
                {messages.pay}
              </Button>
            )}
          </ActionBar>
          <ButtonLink variant="secondary" wide href="/cart">
            {checkoutMessages.editOrder}
          </ButtonLink>
        </Stack>
      </Stack>
    </Panel>
  );
}
