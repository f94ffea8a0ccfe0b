import type { Cart } from '@kashi/contracts/cart';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import type { CheckoutData } from '../invoice-data.ts';
import type { Lent } from '../instalments/instalments-data.ts';
import { messages } from '../messages.ts';
import { amountToBank } from '../payment/amount-to-bank.ts';
import { GatewayChoice } from '../payment/GatewayChoice.tsx';
import { WalletChoice } from '../payment/WalletChoice.tsx';
import { messages as plainMessages } from './messages.ts';

interface PlainPaymentProps {
  /** Of the form, for its button elsewhere on the page. */
  id: string;
  cart: Cart;
  data: CheckoutData;
  /** What a gateway of instalments lends of the sum; null for nothing. */
  lentBy: (code: number) => Lent | null;
  refused: RefusedForm | null;
}

/** The wallet and the gateways. The sum and the balance go along, so that bank and wallet take what they take on the page. */
export function PlainPayment({ id, cart, data, lentBy, refused }: PlainPaymentProps) {
  const { invoice, gateways } = data;
  const isFree = invoice.AmountPayable === 0;
  const [first, ...others] = gateways;
  const typed = Number(refused?.typed['Gateway']) || null;
  const isMissing = refused?.errors.some(({ Field }) => Field === 'Gateway') ?? false;
  return (
    <Panel title={messages.payment}>
      <form id={id} method="post" action="/invoice">
        <input type="hidden" name="HashCartId" value={cart.HashCartId} />
        <input type="hidden" name="AmountPayable" value={invoice.AmountPayable} />
        <input type="hidden" name="Balance" value={invoice.Balance} />
        {isFree ? (
          <p>{messages.gateways.free}</p>
        ) : (
          <Stack>
            {invoice.Balance > 0 && (
              <WalletChoice
                balance={invoice.Balance}
                isChosen={refused?.typed['UseCredit'] === 'true'}
              >
                <span>{plainMessages.withWallet(amountToBank(invoice, true))}</span>
              </WalletChoice>
            )}
            <div id="Gateway">
              <GatewayChoice
                name="Gateway"
                gateways={gateways}
                lentBy={lentBy}
                chosenCode={others.length === 0 ? (first?.code ?? null) : typed}
                isNeeded
                isMissing={isMissing}
              />
            </div>
          </Stack>
        )}
      </form>
    </Panel>
  );
}
