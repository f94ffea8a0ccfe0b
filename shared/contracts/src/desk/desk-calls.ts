import { booksCalls } from './books.ts';
import { contactMessageCalls } from './contact-messages.ts';
import { deskCouponCalls } from './coupons.ts';
import { customerAccountCalls } from './customer-accounts.ts';
import { deskCustomerCalls } from './customers.ts';
import type { DeskCall, DeskCallName } from './desk-call.ts';
import { eventCalls } from './desk-events.ts';
import { figuresCalls } from './figures.ts';
import { frontPageCalls } from './front-page.ts';
import { deskGoodsCalls } from './goods/goods.ts';
import { goodsImportCalls } from './goods/imports.ts';
import { newsTextCalls } from './texts/news-texts.ts';
import { deskOpinionCalls } from './opinions.ts';
import { openPaymentCalls } from './open-payments.ts';
import { openingCalls } from './opening.ts';
import { deskOrderCalls } from './orders.ts';
import { pageCalls } from './pages.ts';
import { passkeyCalls } from './passkeys.ts';
import { deskPictureCalls } from './goods/pictures.ts';
import { deskRefundCalls } from './refunds.ts';
import { sessionCalls } from './session.ts';
import { shelfCalls } from './goods/shelves.ts';
import { shopSettingsCalls } from './shop-settings.ts';
import { deskReturnCalls } from './returns.ts';
import { staffCalls } from './staff.ts';
import { textCalls } from './texts/texts.ts';
import { transferCalls } from './transfers.ts';

/** Every call of the owner's desk, with the callers that it accepts. The desk's port alone serves these calls. */
export const deskCalls = {
  ...sessionCalls,
  ...passkeyCalls,
  ...staffCalls,
  ...deskOrderCalls,
  ...deskRefundCalls,
  ...deskOpinionCalls,
  ...contactMessageCalls,
  ...deskGoodsCalls,
  ...goodsImportCalls,
  ...deskPictureCalls,
  ...frontPageCalls,
  ...pageCalls,
  ...shelfCalls,
  ...shopSettingsCalls,
  ...openingCalls,
  ...textCalls,
  ...newsTextCalls,
  ...deskCouponCalls,
  ...deskCustomerCalls,
  ...customerAccountCalls,
  ...transferCalls,
  ...openPaymentCalls,
  ...deskReturnCalls,
  ...figuresCalls,
  ...booksCalls,
  ...eventCalls,
} satisfies Record<DeskCallName, DeskCall>;
