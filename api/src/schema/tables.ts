import type { AlertTables } from './alert-tables.ts';
import type { CarrierTables } from './carrier-tables.ts';
import type { CartTables } from './cart-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CouponTables } from './coupon-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { HomeTables } from './home-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PlaceTables } from './place-tables.ts';
import type { RefundTables } from './refund-tables.ts';
import type { ReturnTables } from './return-tables.ts';
import type { ReviewPictureTables } from './review-picture-tables.ts';
import type { TextTables } from './text-tables.ts';
import type { WalletTables } from './wallet-tables.ts';

/** Every table of the shop, grouped by subject in the files of this folder. */
export type Tables = CatalogueTables &
  HomeTables &
  ContentTables &
  PlaceTables &
  IdentityTables &
  CouponTables &
  CarrierTables &
  CartTables &
  WalletTables &
  PaymentTables &
  OrderTables &
  RefundTables &
  ReturnTables &
  ReviewPictureTables &
  DeskTables &
  TextTables &
  AlertTables;
