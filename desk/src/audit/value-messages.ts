import { gatewayNames, gateways } from '@kashi/contracts/gateways';
import { messages as corrections } from '../corrections/messages.ts';
import { messages as coupons } from '../coupons/messages.ts';
import { messages as orders } from '../orders/messages.ts';
import { messages as pages } from '../pages/messages.ts';
import { messages as refunds } from '../refunds/messages.ts';
import { messages as returns } from '../returns/messages.ts';
import { messages as staff } from '../staff/messages.ts';
import { messages as texts } from '../texts/messages.ts';
import { messages as transfers } from '../transfers/messages.ts';

/** The words of switches, and of what the screens let choose, by the name of the field; each is the word of its own screen. */
export const valueMessages = {
  yes: 'بله',
  no: 'خیر',
  between: '، ',
  choices: {
    // A state of one name has one word, whatever waits or is refused.
    state: {
      ...texts.states,
      ...returns.states,
      ...refunds.states,
      ...transfers.states,
      ...orders.states,
      ...corrections.states,
      done: returns.refundStates.done,
      new: 'هنوز باز نشده',
      open: 'باز',
      closed: 'بسته',
    },
    way: { wallet: 'کیف پول', bank: 'حساب بانکی' },
    kind: coupons.kinds,
    kinds: texts.kinds,
    roles: staff.roleNames,
    footer: pages.footerLists,
    ActiveGateways: Object.fromEntries(gatewayNames.map((name) => [name, gateways[name].title])),
  },
} as const;
