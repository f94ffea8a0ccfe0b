import { Problem } from '@kashi/contracts/asking/problem';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { activeGateways, type KnownGateway } from '@kashi/contracts/gateways';
import type { FieldError } from '@kashi/contracts/call/envelope';
import { giftNoteSchema } from '@kashi/contracts/gift-note';
import { redirect } from '@kashi/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { refused } from '@kashi/kit/plain/take-typed';
import { checkoutMessages } from '../../parts/checkout/checkout-messages.ts';
import {
  guestsStep,
  plainCartToCheckOut,
  signInFirst,
} from '../../parts/checkout/plain/plain-checkout.ts';
import { paymentMark, paymentMarkCookie } from '../../parts/checkout/plain/plain-payment-mark.ts';
import { readShop } from '../../parts/checkout/shop-data.ts';
import { readBankReturn } from '../bank-return/bank-return.ts';
import { readCheckout } from '../invoice-data.ts';
import { hasInstalments, readOffers } from '../instalments/instalments-data.ts';
import { messages } from '../messages.ts';
import { amountToBank } from '../payment/amount-to-bank.ts';
import { gatewayToCall } from '../payment/gateway-to-call.ts';
import { beginPayment, setGiftNote } from '../payment/payment-data.ts';
import { messages as plainMessages } from './messages.ts';
import { PlainInvoice, type PlainInvoiceData } from './PlainInvoice.tsx';

/** `/invoice` without JavaScript: the invoice, and a form that leads to the bank. */
export const plain = definePlain<PlainInvoiceData>({
  async load(context) {
    const { ask, url, cookies, isSignedIn } = context;
    if (!isSignedIn) return guestsStep(context);
    const [cart, shop, returned] = await Promise.all([
      plainCartToCheckOut(context),
      readShop(ask),
      readBankReturn(ask, url.searchParams),
    ]);
    if (returned?.outcome === 'paid') return redirect(`/orderTracking/${returned.orderHash}`);
    if (!cart?.CartInfo.IsAddressApplied) {
      if (returned) return { checkout: null, returned };
      return redirect(cart ? '/chooseAddress' : '/cart');
    }
    const gateways = activeGateways(shop ?? {});
    const [checkout, offers] = await Promise.all([
      readCheckout(ask, cart, shop),
      hasInstalments(gateways)
        ? readOffers(ask, cart.HashCartId, AbortSignal.timeout(patienceMs))
        : [],
    ]);
    return {
      checkout: { ...checkout, cart, offers },
      returned,
      here: url.pathname + url.search,
      refused: refusedFormIn(cookies, url.pathname),
    };
  },
  head: () => ({ title: checkoutMessages.invoice, robots: 'noindex' }),
  // A payment that has come back without money greets no order any more; one that is still being checked may.
  spent({ returned }, { pathname }) {
    const isChecked = returned?.outcome !== 'pending';
    return [refusedFormCookie(pathname), ...(isChecked ? [paymentMarkCookie] : [])];
  },
  // The red list of a refused form is in the cart's form for a coupon.
  styledLike: 'cart',
  Component: PlainInvoice,
  takeForm: takePayment,
});

/** How long the page waits for gateways of instalments, in milliseconds: without them it is whole, too. */
const patienceMs = 500;

/** The fields of the form that stay after a refusal. */
const kept = ['GiftNote', 'Gateway', 'UseCredit', 'Rules'];

async function takePayment(
  form: Record<string, string>,
  { ask, url, isSignedIn }: PlainPageContext,
): Promise<FormOutcome> {
  if (!isSignedIn) return signInFirst(url);
  const typed = Object.fromEntries(kept.map((name) => [name, form[name] ?? '']));
  const HashCartId = form['HashCartId'] ?? '';
  const UseCredit = form['UseCredit'] === 'true';
  const AmountPayable = Number(form['AmountPayable']);
  const toBankAt = (gateway?: KnownGateway) =>
    amountToBank({ AmountPayable, Balance: Number(form['Balance'] ?? 0) }, UseCredit, gateway);
  // Before the question, since the wallet may pay the order at once.
  const pressedAt = Date.now();
  try {
    const gateways = activeGateways((await readShop(ask)) ?? {});
    const chosen = gateways.find(({ code }) => String(code) === form['Gateway']);
    const gateway = gatewayToCall(toBankAt(), chosen, gateways);
    const note = giftNoteSchema.safeParse({ GiftNote: form['GiftNote'] ?? '' });
    const errors = [
      ...(note.error?.issues ?? []).map(({ message }) => ({ Field: 'GiftNote', Message: message })),
      ...missing({ Gateway: gateway, Rules: form['Rules'] }),
    ];
    if (!gateway || !note.success || errors.length > 0) return refused(url, { typed, errors });
    if ('GiftNote' in form) await setGiftNote(ask, { ...note.data, HashCartId });
    const order = { HashCartId, UseCredit, AmountPayable, AmountToBank: toBankAt(gateway) };
    // The same question again, by a second press, is answered with the same payment.
    const { PaymentUrl } = await beginPayment(ask, gateway, order);
    return { to: PaymentUrl, cookies: [paymentMark(pressedAt)] };
  } catch (error) {
    // A fault of ours is the host's to report.
    if (!(error instanceof Problem)) throw error;
    return refused(url, { typed, problem: error });
  }
}

/** The errors of what is not there, in the order of the page. */
function missing(wish: Record<'Gateway' | 'Rules', unknown>): FieldError[] {
  return [
    ...(wish.Gateway ? [] : [{ Field: 'Gateway', Message: messages.gateways.choose }]),
    ...(wish.Rules ? [] : [{ Field: 'Rules', Message: plainMessages.rulesNeeded }]),
  ];
}
