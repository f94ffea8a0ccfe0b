import type { CartTotals } from '@kashi/contracts/cart';
import type { Picture } from '@kashi/contracts/picture';

/** A cart as it was priced when its payment began: what the payment buys, however late it is paid. Money in toman. */
export interface CartSnapshot {
  totals: CartTotals;
  lines: SnapshotLine[];
  couponCode: string | null;
  /** '' for none; absent from payments that began before orders had it. */
  giftNote?: string;
  delivery: SnapshotDelivery;
}

interface SnapshotLine {
  saleParamId: number;
  productId: number;
  productName: string;
  saleParamName: string;
  unit: string;
  quantity: number;
  /** Per piece. */
  price: number;
  /** Per piece. */
  finalPrice: number;
  picture: Picture | null;
}

interface SnapshotDelivery {
  isPickup: boolean;
  carrierName: string;
  address: string;
  /** Absent from payments that began before orders had it. */
  transfereeName?: string;
  transfereeMobile: string;
  /** As the buyer saw it when the payment began. */
  prepareDuration: string | null;
  /** How many working days the carrier needs at least and at most. Absent from payments that began before orders had it. */
  days?: { least: number; most: number } | null;
}
