import { activeGateways, takesTopUps } from '@kashi/contracts/gateways';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { shopContents } from '@kashi/kit/testing/shop-contents';
import { screen } from '@testing-library/react';
import type { Credit } from './credit-data.ts';
import { CreditPage } from './CreditPage.tsx';

export const saman = 'GET /v1/Orders/SamanKishCreditPayment/GetBankPaymentUrl';

/** The gateways of a shop with two. */
export const twoBanks = activeGateways(
  shopContents({ IsActiveSamanKish: true, IsActiveMellatBank: true }).BaseInfos,
).filter(takesTopUps);

/** Opens the wallet of a customer. */
export function aWallet(answers: Answers = {}, credit: Partial<Credit> = {}) {
  const data = { balance: 1_250_000, gateways: twoBanks, returned: null, ...credit };
  return renderInShop(<CreditPage data={data} params={{}} />, answers, {
    path: '/credit',
    customer: 'نگار رضایی',
  });
}

export const pay = () => screen.getByRole('button', { name: 'پرداخت آنلاین' });
export const amount = () => screen.getByRole('textbox', { name: 'مبلغ' });
