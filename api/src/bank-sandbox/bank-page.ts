import { gateways } from '@kashi/contracts/gateways';
import { escapedHtml } from '../http/pages/escaped-html.ts';
import { plainPage } from '../http/pages/plain-page.ts';
import { messages } from './messages.ts';
import type { BankPayment } from './sandbox-bank.ts';

/** The payment page: plain forms without script. `base` is the path prefix of the sandbox bank. */
export function bankPage(payment: BankPayment, base: string): string {
  const { bank, amountRial, description, authority, status } = payment;
  const action = (name: string) => `${base}/payments/${authority}/${name}`;
  const buttons =
    status === 'waiting'
      ? `${button(action('pay'), messages.pay, 'primary')}
${button(action('fail'), messages.fail, 'danger')}
${button(action('cancel'), messages.cancel, 'plain')}`
      : `<p>${messages.finished}</p>
${button(action('back'), messages.back, 'plain')}`;

  return page(
    base,
    `<dl>
<div><dt>${messages.gateway}</dt><dd>${gateways[bank].title}</dd></div>
${description === '' ? '' : `<div><dt>${messages.payee}</dt><dd>${escapedHtml(description)}</dd></div>`}
<div class="amount"><dt>${messages.amount}</dt><dd><strong>${messages.rial(amountRial)}</strong><span>${messages.toman(amountRial)}</span></dd></div>
<div><dt>${messages.card}</dt><dd dir="ltr">6037 99** **** 0000</dd></div>
</dl>
${buttons}`,
  );
}

/** The page for an authority that this bank does not know. */
export function unknownPaymentPage(base: string): string {
  return page(base, `<p>${messages.unknown}</p>\n<p>${messages.unknownHint}</p>`);
}

function page(base: string, content: string): string {
  return plainPage({
    title: messages.title,
    head: `<link rel="stylesheet" href="${base}/bank-page.css">\n`,
    body: `<header class="sign">${messages.sign}</header>
<main>
<h1>${messages.title}</h1>
<p class="warning">${messages.warning}</p>
${content}
</main>
`,
  });
}

function button(action: string, label: string, kind: 'primary' | 'danger' | 'plain'): string {
  return `<form method="post" action="${action}"><button class="${kind}">${label}</button></form>`;
}
