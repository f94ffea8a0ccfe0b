import { lentFor, type Lent, type Offers } from '../instalments/instalments-data.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.instalments;

/** The gateway's words on a page on which the wallet's part is not known before the press; `hasWallet`: it has money. */
export function lentWithoutCode(offers: Offers, code: number, hasWallet: boolean): Lent | null {
  const whole = lentFor(offers, code, false);
  const rest = hasWallet ? lentFor(offers, code, true) : null;
  if (!whole && !rest) return null;
  const withWallet = rest
    ? rest.lines.map(messages.withWallet)
    : hasWallet
      ? [messages.notWithWallet]
      : [];
  return {
    title: whole?.title ?? rest?.title ?? '',
    lines: [...(whole ? whole.lines : [messages.onlyWithWallet]), ...withWallet],
  };
}
