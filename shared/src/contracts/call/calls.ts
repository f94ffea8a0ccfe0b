import { accountCalls } from '../account.ts';
import { addressCalls } from '../address.ts';
import type { Call, CallName } from './call.ts';
import { carrierCalls } from '../carrier.ts';
import { cartCalls } from '../cart.ts';
import { compareCalls } from '../compare.ts';
import { contentCalls } from '../content.ts';
import { couponCalls } from '../coupon.ts';
import { homeCalls } from '../home.ts';
import { invoiceCalls } from '../invoice.ts';
import { listingCalls } from '../listing.ts';
import { orderCalls } from '../order.ts';
import { paymentCalls } from '../payment.ts';
import { placeCalls } from '../place.ts';
import { productCalls } from '../product.ts';
import { questionCalls } from '../question.ts';
import { reviewCalls } from '../review.ts';
import { searchCalls } from '../search.ts';
import { walletCalls } from '../wallet.ts';

/** Every call of §7, by its name there: the server serves them, the screens make them and OpenAPI shows them. */
export const calls = {
  ...homeCalls,
  ...listingCalls,
  ...searchCalls,
  ...productCalls,
  ...reviewCalls,
  ...questionCalls,
  ...compareCalls,
  ...contentCalls,
  ...placeCalls,
  ...accountCalls,
  ...addressCalls,
  ...cartCalls,
  ...couponCalls,
  ...carrierCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...orderCalls,
  ...walletCalls,
} satisfies Record<CallName, Call>;
