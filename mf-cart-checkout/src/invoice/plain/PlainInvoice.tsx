import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { Cart } from '@kashi/contracts/cart';
import { PlainRefusal } from '@kashi/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Columns } from '@kashi/ui/layout/Columns';
import { Facts } from '@kashi/ui/text/Facts';
import { FieldError } from '@kashi/ui/form/field/FieldError';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { ActionBar } from '../../parts/checkout/ActionBar.tsx';
import { CartNotices } from '../../parts/checkout/CartNotices.tsx';
import { checkoutMessages } from '../../parts/checkout/checkout-messages.ts';
import { CheckoutSteps } from '../../parts/checkout/CheckoutSteps.tsx';
import { LockNotice } from '../../parts/checkout/LockNotice.tsx';
import { isShort, ReviewCart, ShortGoods } from '../../parts/checkout/ShortGoods.tsx';
import { isLocked } from '../../parts/live-cart/cart-state.ts';
import { DeliveryPanel } from '../DeliveryPanel.tsx';
import { ReturnedPage } from '../bank-return/ReturnedPage.tsx';
import { ReturnNotice } from '../bank-return/ReturnNotice.tsx';
import { GiftNote } from '../GiftNote.tsx';
import type { CheckoutData } from '../invoice-data.ts';
import { isOffered, type Offers } from '../instalments/instalments-data.ts';
import { messages } from '../messages.ts';
import { amountToBank } from '../payment/amount-to-bank.ts';
import type { Unpaid } from '../payment/payment-data.ts';
import { paymentFacts } from '../payment/payment-facts.tsx';
import { RulesChoice } from '../payment/RulesChoice.tsx';
import { lentWithoutCode } from './lent-without-code.ts';
import { messages as plainMessages } from './messages.ts';
import { PlainPayment } from './PlainPayment.tsx';

export type PlainInvoiceData =
  | {
      checkout: PlainCheckout;
      /** The payment from which the shopper came back unpaid; null where the shopper does not come from the bank. */
      returned: Unpaid | null;
      /** This address, at which a pending payment is asked for once more. */
      here: string;
      refused: RefusedForm | null;
    }
  /** The shopper comes back from the bank, and the cart, or its delivery, is gone. */
  | { checkout: null; returned: Unpaid };

interface PlainCheckout extends CheckoutData {
  cart: Cart;
  /** What gateways of instalments lend for the invoice. */
  offers: Offers;
}

/** The form of the payment, whose last fields and button stand in the summary. */
const formId = 'payment';
const rulesErrorId = 'rules-error';

/** The second step of the checkout by a form alone. */
export function PlainInvoice({ data }: { data: PlainInvoiceData }) {
  if (!data.checkout) return <ReturnedPage returned={data.returned} />;
  const { checkout, returned, here, refused } = data;
  const { cart, invoice } = checkout;
  const lentBy = (code: number) => lentWithoutCode(checkout.offers, code, invoice.Balance > 0);
  const isCovered = invoice.Balance >= invoice.AmountPayable;
  const isOffering = checkout.gateways.some((gateway) => isOffered(gateway, lentBy));
  // What alone can pay is chosen: a press without it would ask for a gateway that is not there.
  const usesWallet = refused?.typed['UseCredit'] === 'true' || (isCovered && !isOffering);
  const typedGateway = checkout.gateways.find(
    ({ code }) => String(code) === refused?.typed['Gateway'],
  );
  const toBank = amountToBank(invoice, usesWallet, typedGateway);
  // What the wallet could pay can be paid, also where it is chosen no earlier than with the press.
  const canPay = isCovered || isOffering;
  // While the outcome of the last payment is not known, another payment could be a second one.
  const isBeingFoundOut = returned?.outcome === 'pending' && returned.paymentId !== null;
  const rulesError = refused?.errors.find(({ Field }) => Field === 'Rules')?.Message;
  const nextAction = () => {
    if (isBeingFoundOut) {
      return (
        <ButtonLink size="large" href={here}>
          {plainMessages.lookAgain}
        </ButtonLink>
      );
    }
    if (isShort(cart.CartInfo.CartDetails)) return <ReviewCart size="large" />;
    return (
      <Button type="submit" form={formId} size="large" disabled={!canPay}>
        <IconLock aria-hidden="true" />
        {messages.pay}
      </Button>
    );
  };

  return (
    <div className="wrap">
      <h1 className="visually-hidden">{checkoutMessages.invoice}</h1>
      <CheckoutSteps current={1} />
      <Columns narrow="end">
        <Stack gap={5}>
          {returned && <ReturnNotice returned={returned} isPlain />}
          <PlainRefusal refused={refused} />
          <CartNotices sentences={[...(cart.Notices ?? []), cart.CartInfo.CouponObstacle]} />
          <LockNotice cart={cart} />
          <ShortGoods lines={cart.CartInfo.CartDetails} />
          <DeliveryPanel data={checkout} />
          <div id="GiftNote">
            <GiftNote
              form={formId}
              defaultValue={refused?.typed['GiftNote'] ?? invoice.GiftNote}
              error={refused?.errors.find(({ Field }) => Field === 'GiftNote')?.Message}
              readOnly={isLocked(cart)}
            />
          </div>
          <PlainPayment
            id={formId}
            cart={cart}
            data={checkout}
            usesWallet={usesWallet}
            lentBy={lentBy}
            refused={refused}
          />
        </Stack>
        <Panel title={messages.sum.title}>
          <Stack gap={5}>
            <Facts facts={paymentFacts(invoice, toBank)} />
            <div id="Rules">
              <RulesChoice
                form={formId}
                name="Rules"
                defaultChecked={refused?.typed['Rules'] !== ''}
                aria-invalid={rulesError ? true : undefined}
                aria-describedby={rulesError && rulesErrorId}
              />
              {rulesError && <FieldError id={rulesErrorId}>{rulesError}</FieldError>}
            </div>
            <Stack gap={2}>
              <ActionBar label={messages.sum.toBank} amount={toBank}>
                {nextAction()}
              </ActionBar>
              <ButtonLink variant="secondary" wide href="/cart">
                {checkoutMessages.editOrder}
              </ButtonLink>
            </Stack>
          </Stack>
        </Panel>
      </Columns>
    </div>
  );
}
