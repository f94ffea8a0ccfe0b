import { accountCalls } from './account/account.ts';
import { addressCalls } from './account/address.ts';
import { alertCalls } from './alerts/alert.ts';
import type { Call, CallName } from './call/call.ts';
import { carrierCalls } from './carrier.ts';
import { cartCalls } from './cart.ts';
import { compareCalls } from './product/compare.ts';
import { contentCalls } from './content.ts';
import { couponCalls } from './coupon.ts';
import { giftNoteCalls } from './gift-note.ts';
import { homeCalls } from './home.ts';
import { invoiceCalls } from './invoice.ts';
import { listingCalls } from './listing/listing.ts';
import { orderCalls } from './order.ts';
import { paymentCalls } from './payment.ts';
import { placeCalls } from './place.ts';
import { productCalls } from './product/product.ts';
import { questionCalls } from './product/question.ts';
import { reviewCalls } from './product/review.ts';
import { searchCalls } from './listing/search.ts';
import { visitFigureCalls } from './visit-figures.ts';
import { walletCalls } from './account/wallet.ts';
import { wishListCalls } from './product/wish-list.ts';

/** Every call of §7, by its name there: the server serves them, the screens make them and OpenAPI shows them. */
export const calls = {
  ...homeCalls,
  ...listingCalls,
  ...searchCalls,
  ...productCalls,
  ...reviewCalls,
  ...questionCalls,
  ...alertCalls,
  ...compareCalls,
  ...wishListCalls,
  ...contentCalls,
  ...placeCalls,
  ...accountCalls,
  ...addressCalls,
  ...cartCalls,
  ...couponCalls,
  ...giftNoteCalls,
  ...carrierCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...orderCalls,
  ...walletCalls,
  ...visitFigureCalls,
} satisfies Record<CallName, Call>;
