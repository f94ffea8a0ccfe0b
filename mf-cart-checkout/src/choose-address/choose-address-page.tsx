import { definePage } from '@kashi/kit/define';
import { checkoutMessages } from '../parts/checkout/checkout-messages.ts';
import { readChooseAddress, type ChooseAddressData } from './choose-address-data.ts';
import { ChooseAddressPage } from './ChooseAddressPage.tsx';
import { ChooseAddressSkeleton } from './ChooseAddressSkeleton.tsx';

/** `/chooseAddress`, the first step of the checkout. */
export const page = definePage<ChooseAddressData>({
  load: ({ ask }) => readChooseAddress(ask),
  head: () => ({ title: checkoutMessages.chooseAddress, robots: 'noindex' }),
  Component: ChooseAddressPage,
});

export const Waiting = ChooseAddressSkeleton;
