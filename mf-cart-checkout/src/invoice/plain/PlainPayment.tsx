import type { Cart } from '@kashi/contracts/cart';
import type { KnownGateway } from '@kashi/contracts/gateways';
import type { Invoice } from '@kashi/contracts/invoice';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import type { CheckoutData } from '../invoice-data.ts';
import { isOffered, type Lent } from '../instalments/instalments-data.ts';
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
  /** Whether the wallet is chosen before the press: it was before a refusal, or it alone can pay. */
  usesWallet: boolean;
  /** What a gateway of instalments lends of the sum; null for nothing. */
  lentBy: (code: number) => Lent | null;
  refused: RefusedForm | null;
}

/** The wallet and the gateways. The sum and the balance go along, so that bank and wallet take what they take on the page. */
export function PlainPayment(props: PlainPaymentProps) {
  const { id, cart, data, usesWallet, lentBy, refused } = props;
  const { invoice, gateways } = data;
  const offered = gateways.filter((gateway) => isOffered(gateway, lentBy));
  const isFree = invoice.AmountPayable === 0;
  const isWalletAlone = offered.length === 0 && invoice.Balance >= invoice.AmountPayable;
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
              <WalletChoice balance={invoice.Balance} isChosen={usesWallet}>
                {!isWalletAlone && <span>{bankPartSentence(invoice, offered)}</span>}
              </WalletChoice>
            )}
            <div id="Gateway">
              <GatewayChoice
                name="Gateway"
                gateways={gateways}
                lentBy={lentBy}
                chosenCode={others.length === 0 ? (first?.code ?? null) : typed}
                isNeeded={!isWalletAlone}
                isMissing={isMissing}
              />
            </div>
          </Stack>
        )}
      </form>
    </Panel>
  );
}

/** What a bank takes beside the wallet: the offered ones have least sums of their own, and the choice is not known before the press. */
function bankPartSentence(invoice: Invoice, offered: readonly KnownGateway[]): string {
  const parts = offered.map((gateway) => amountToBank(invoice, true, gateway));
  const most = Math.max(amountToBank(invoice, true), ...parts);
  const isSame = parts.every((part) => part === most);
  return isSame ? plainMessages.withWallet(most) : plainMessages.mostWithWallet(most);
}
