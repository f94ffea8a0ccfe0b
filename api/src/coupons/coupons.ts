import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

export type CouponRow = Selectable<Tables['coupons']>;

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
export type CouponObstacle = 'unknown' | 'over' | 'used' | 'needs-sign-in' | 'not-begun' | null;

/** Who would use a coupon, and when. */
export interface CouponUser {
  customerId: number | null;
  /** The cart whose own payment may hold a use already, which is no obstacle to the cart itself. */
  cartId?: number;
  now: Date;
}

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

export function termsOf(coupon: CouponRow): CouponTerms {
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
  user: CouponUser,
): Promise<CouponObstacle> {
  const { customerId, now } = user;
  if (!coupon) return 'unknown';
  if (coupon.customer_id !== null && customerId === null) return 'needs-sign-in';
  if (coupon.customer_id !== null && coupon.customer_id !== customerId) return 'unknown';
  if (coupon.expires_at !== null && coupon.expires_at <= now) return 'over';
  if (coupon.starts_at !== null && coupon.starts_at > now) return 'not-begun';
  return (await isUsedUp(db, coupon, user)) ? 'used' : null;
}

async function isUsedUp(
  db: Kysely<Tables>,
  { code, usage_limit, usage_limit_per_customer }: CouponRow,
  { customerId, cartId }: Pick<CouponUser, 'customerId' | 'cartId'>,
): Promise<boolean> {
  /** Counts no further than the limit: a coupon for everybody has many thousands of uses, and payments wait for the answer. */
  const areTaken = async (limit: number | null, by: { customerId?: number }) => {
    if (limit === null) return false;
    let uses = db.selectFrom('coupon_uses').select('attempt_id').where('coupon_code', '=', code);
    if (by.customerId !== undefined) uses = uses.where('customer_id', '=', by.customerId);
    if (cartId !== undefined) {
      uses = uses.where('attempt_id', 'not in', ({ selectFrom }) =>
        selectFrom('payment_attempts').select('id').where('cart_id', '=', cartId),
      );
    }
    const { count } = await db
      .selectFrom(uses.limit(limit).as('uses'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count >= limit;
  };
  if (await areTaken(usage_limit, {})) return true;
  return customerId !== null && areTaken(usage_limit_per_customer, { customerId });
}

/** A payment that uses a coupon. */
interface CouponUse {
  attemptId: number;
  customerId: number;
}

/**
 * Counts a payment as a use of the coupon, under the coupon's lock, so that limits hold between payments at once. Returns the
 * obstacle, if there is one, and the coupon as it is now.
 */
export async function takeCoupon(
  tx: Transaction<Tables>,
  code: string,
  { now, ...use }: CouponUse & { now: Date },
): Promise<{ coupon: CouponRow | null; obstacle: CouponObstacle }> {
  const coupon = await lockCoupon(tx, code);
  const obstacle = await obstacleTo(tx, coupon, { customerId: use.customerId, now });
  if (obstacle === null) await noteUse(tx, code, use);
  return { coupon, obstacle };
}

/**
 * Like `takeCoupon`, for a payment whose use was freed before it came. Its price was promised with the coupon, so one that has ended
 * or was taken back since is no obstacle. Only the limits of use are: many payments could otherwise be promised the same last use, one
 * after the other, and all be paid. Returns false if that use has gone to another.
 */
export async function takeCouponAgain(
  tx: Transaction<Tables>,
  code: string,
  use: CouponUse,
): Promise<boolean> {
  const coupon = await lockCoupon(tx, code);
  if (!coupon) return true;
  if (await isUsedUp(tx, coupon, use)) return false;
  await noteUse(tx, code, use);
  return true;
}

async function lockCoupon(tx: Transaction<Tables>, code: string): Promise<CouponRow | null> {
  await tx.selectFrom('coupons').select('code').where('code', '=', code).forUpdate().execute();
  return findCoupon(tx, code);
}

async function noteUse(
  tx: Transaction<Tables>,
  code: string,
  { attemptId, customerId }: CouponUse,
): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({ attempt_id: attemptId, coupon_code: code, customer_id: customerId })
    .execute();
}

/** Frees the coupon's use by a payment that failed. */
export async function returnCoupon(tx: Transaction<Tables>, attemptId: number): Promise<void> {
  await tx.deleteFrom('coupon_uses').where('attempt_id', '=', attemptId).execute();
}
