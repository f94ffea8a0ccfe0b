import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

type CouponRow = Selectable<Tables['coupons']>;

/** The discount of a coupon. Money in toman. */
export interface CouponTerms {
  kind: 'percent' | 'amount';
  value: number;
  /** The largest discount of a percent coupon. */
  mostDiscount: number | null;
  /** The least sum of prices, before any discount, at which the coupon applies. */
  minimumSubtotal: number;
}

/** Why a coupon cannot be used; null if it can be. */
export type CouponObstacle = 'unknown' | 'used' | 'needs-sign-in' | 'not-begun' | null;

export async function findCoupon(
  db: Kysely<Tables>,
  code: string | null,
): Promise<CouponRow | null> {
  if (code === null) return null;
  const coupon = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return coupon ?? null;
}

/** The discount on this customer's cart now; null if the coupon has not begun, is over, or is another customer's. */
export function termsOf(
  coupon: CouponRow | null,
  customerId: number | null,
  now: Date,
): CouponTerms | null {
  if (!coupon || isOver(coupon, now) || isToCome(coupon, now)) return null;
  if (isSomebodyElses(coupon, customerId)) return null;
  return {
    kind: coupon.kind,
    value: coupon.value,
    mostDiscount: coupon.most_discount,
    minimumSubtotal: coupon.minimum_subtotal,
  };
}

/** Whether the customer may use the coupon now. Lock the coupon's row first if the answer has to hold until the commit. */
export async function obstacleTo(
  db: Kysely<Tables>,
  coupon: CouponRow | null,
  customerId: number | null,
  now: Date,
): Promise<CouponObstacle> {
  if (!coupon || isOver(coupon, now)) return 'unknown';
  if (coupon.customer_id !== null && customerId === null) return 'needs-sign-in';
  if (isSomebodyElses(coupon, customerId)) return 'unknown';
  if (isToCome(coupon, now)) return 'not-begun';

  const uses = await db
    .selectFrom('coupon_uses')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('customer_id', '=', customerId).as('own'),
    ])
    .where('coupon_code', '=', coupon.code)
    .executeTakeFirstOrThrow();
  const isUsedUp =
    uses.all >= (coupon.usage_limit ?? Infinity) ||
    uses.own >= (coupon.usage_limit_per_customer ?? Infinity);
  return isUsedUp ? 'used' : null;
}

/**
 * Counts a payment as a use of the coupon, under the coupon's lock, so that limits hold between payments at once. Returns the
 * obstacle, if there is one.
 */
export async function takeCoupon(
  tx: Transaction<Tables>,
  code: string,
  { attemptId, customerId, now }: { attemptId: number; customerId: number; now: Date },
): Promise<CouponObstacle> {
  await tx.selectFrom('coupons').select('code').where('code', '=', code).forUpdate().execute();
  const obstacle = await obstacleTo(tx, await findCoupon(tx, code), customerId, now);
  if (obstacle) return obstacle;
  await tx
    .insertInto('coupon_uses')
    .values({ attempt_id: attemptId, coupon_code: code, customer_id: customerId })
    .execute();
  return null;
}

/** Frees the coupon's use by a payment that failed. */
export async function returnCoupon(tx: Transaction<Tables>, attemptId: number): Promise<void> {
  await tx.deleteFrom('coupon_uses').where('attempt_id', '=', attemptId).execute();
}

function isOver(coupon: CouponRow, now: Date): boolean {
  return coupon.expires_at !== null && coupon.expires_at <= now;
}

function isToCome(coupon: CouponRow, now: Date): boolean {
  return coupon.starts_at !== null && coupon.starts_at > now;
}

function isSomebodyElses(coupon: CouponRow, customerId: number | null): boolean {
  return coupon.customer_id !== null && coupon.customer_id !== customerId;
}
