import { useRef, useState, type ChangeEvent } from 'react';
import { keepLastGateway, lastGatewayOf } from '@kashi/border/kept/last-gateway';
import type { KnownGateway } from '@kashi/contracts/gateways';
import type { Cart } from '@kashi/contracts/cart';
import { Columns } from '@kashi/ui/layout/Columns';
import { Panel } from '@kashi/ui/layout/Panel';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Stack } from '@kashi/ui/layout/Stack';
import { isLocked } from '../parts/live-cart/cart-state.ts';
import { CartNotices } from '../parts/checkout/CartNotices.tsx';
import { checkoutMessages } from '../parts/checkout/checkout-messages.ts';
import { CheckoutSteps } from '../parts/checkout/CheckoutSteps.tsx';
import { LockNotice } from '../parts/checkout/LockNotice.tsx';
import { isShort, ShortGoods } from '../parts/checkout/ShortGoods.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { amountToBank } from './payment/amount-to-bank.ts';
import type { Unpaid } from './payment/payment-data.ts';
import { GatewayChoice } from './payment/GatewayChoice.tsx';
import { gatewayToCall } from './payment/gateway-to-call.ts';
import type { CheckoutData } from './invoice-data.ts';
import { forgetGiftDraft, keepGiftDraft, readGiftDraft } from './gift-draft.ts';
import { GiftNote } from './GiftNote.tsx';
import { isOffered, lentFor } from './instalments/instalments-data.ts';
import { useOffers } from './instalments/use-offers.ts';
import { messages } from './messages.ts';
import { PaymentProgress } from './payment/PaymentProgress.tsx';
import { PaymentSum } from './payment/PaymentSum.tsx';
import { ReturnNotice } from './bank-return/ReturnNotice.tsx';
import { useFollowedInvoice } from './use-followed-invoice.ts';
import { usePayment } from './payment/use-payment.ts';
import { WalletChoice } from './payment/WalletChoice.tsx';

interface PayInvoiceProps {
  cart: Cart;
  data: CheckoutData;
  /** The payment from which the shopper came back unpaid; null where the shopper does not come from the bank. */
  returned: Unpaid | null;
}

/** The second step of the checkout: delivery, sums, and the button that leads to the bank. */
export function PayInvoice({ cart, data, returned }: PayInvoiceProps) {
  useFollowedInvoice(cart, data);
  const { invoice, gateways } = data;
  const { CartDetails: lines, CouponObstacle } = cart.CartInfo;
  const savedNote = invoice.GiftNote ?? '';
  const isReadOnly = isLocked(cart);
  const [note, setNote] = useState(
    () => (isReadOnly ? null : readGiftDraft(cart.HashCartId)) ?? savedNote,
  );
  const [usesWallet, setUsesWallet] = useState(false);
  const [code, setCode] = useState<number | null>(() => firstCodeOf(gateways));
  const [isGatewayMissing, setGatewayMissing] = useState(false);
  const gatewayField = useRef<HTMLFieldSetElement>(null);
  const { progress, bankUrl, problem, pay } = usePayment();
  // While the outcome of the last payment is not known, another payment could be a second one.
  const isBeingFoundOut = returned?.outcome === 'pending' && returned.paymentId !== null;
  const offers = useOffers(cart.HashCartId, invoice, gateways);
  const lentBy = (gateway: number) => lentFor(offers, gateway, usesWallet);
  const offered = gateways.filter((gateway) => isOffered(gateway, lentBy));
  // A choice that the lender has taken back, for another sum, is none.
  const chosen = offered.find((gateway) => gateway.code === code);
  const toBank = amountToBank(invoice, usesWallet, chosen);

  function handleNote({ target }: ChangeEvent<HTMLTextAreaElement>) {
    setNote(target.value);
    if (target.value.trim() === savedNote) forgetGiftDraft(cart.HashCartId);
    else keepGiftDraft(cart.HashCartId, target.value);
  }

  function handlePay() {
    const gateway = gatewayToCall(toBank, chosen, gateways);
    setGatewayMissing(!gateway);
    if (!gateway) return askForGateway(gatewayField.current);
    if (toBank > 0) keepLastGateway(gateway);
    void pay({
      gateway,
      giftNote: note.trim() === savedNote ? null : note,
      HashCartId: cart.HashCartId,
      UseCredit: usesWallet,
      AmountPayable: invoice.AmountPayable,
      AmountToBank: toBank,
    });
  }

  return (
    <div className="wrap">
      <h1 className="visually-hidden">{checkoutMessages.invoice}</h1>
      <CheckoutSteps current={1} />
      <Columns narrow="end">
        <Stack gap={5}>
          {returned && <ReturnNotice returned={returned} />}
          <CartNotices sentences={[CouponObstacle]} />
          <LockNotice cart={cart} />
          <ShortGoods lines={lines} />
          <DeliveryPanel data={data} />
          <GiftNote value={note} onChange={handleNote} readOnly={isReadOnly} />
          <Panel title={messages.payment}>
            {invoice.AmountPayable === 0 ? (
              <p>{messages.gateways.free}</p>
            ) : (
              <Stack>
                {invoice.Balance > 0 && (
                  <WalletChoice
                    balance={invoice.Balance}
                    isChosen={usesWallet}
                    onChoose={setUsesWallet}
                  />
                )}
                <GatewayChoice
                  ref={gatewayField}
                  gateways={gateways}
                  lentBy={lentBy}
                  isAsking={offers === null}
                  chosenCode={chosen?.code ?? null}
                  isNeeded={toBank > 0}
                  isMissing={isGatewayMissing && !chosen}
                  onChoose={setCode}
                />
              </Stack>
            )}
          </Panel>
        </Stack>
        <PaymentSum
          invoice={invoice}
          toBank={toBank}
          canPay={(toBank === 0 || offered.length > 0) && !isBeingFoundOut}
          isShort={isShort(lines)}
          isBusy={progress !== 'idle'}
          onPay={handlePay}
        >
          {progress !== 'idle' && <PaymentProgress progress={progress} bankUrl={bankUrl} />}
          {problem !== undefined && <ProblemNotice error={problem} />}
        </PaymentSum>
      </Columns>
    </div>
  );
}

/** Leads to the gateways: on a phone the button is always in sight, and the gateways may not be. */
function askForGateway(gateways: HTMLFieldSetElement | null) {
  gateways?.querySelector('input')?.focus({ preventScroll: true });
  gateways?.scrollIntoView({ block: 'center' });
}

/**
 * The gateway that is chosen at the start: the only one, or that of the last payment; null where there is none. Nobody takes a loan
 * because the last one was one.
 */
function firstCodeOf(gateways: readonly KnownGateway[]): number | null {
  const [first, ...others] = gateways;
  if (first && others.length === 0) return first.code;
  return lastGatewayOf(gateways.filter(({ paysBy }) => paysBy === 'card'))?.code ?? null;
}
