import type { DeskCoupon } from '@kashi/contracts/desk/coupons';
import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { versionOf } from '../desk-http/version-of.ts';
import type { Tables } from '../schema/tables.ts';
import { asPattern } from '../store/like-pattern.ts';

interface CouponSearch {
  lastCode?: string | null;
  search?: string | undefined;
  code?: string;
  /** What the coupon has cost, where it was counted already. */
  cost?: Cost;
  most: number;
}

type Cost = Pick<DeskCoupon, 'uses' | 'givenToman'>;

/** What a coupon that nobody has used has cost. */
export const unused: Cost = { uses: 0, givenToman: 0 };

/** Coupons with what they have cost the shop so far, in the order of their codes. */
export async function findCoupons(
  db: Kysely<Tables>,
  { lastCode = null, search, code, cost, most }: CouponSearch,
): Promise<DeskCoupon[]> {
  let query = db
    .selectFrom('coupons as k')
    .leftJoin('customers as c', 'c.id', 'k.customer_id')
    .selectAll('k')
    .select(['c.first_name', 'c.last_name', 'c.mobile'])
    .select(
      cost
        ? [
            sql<number>`${cost.uses}::bigint`.as('uses'),
            sql<number>`${cost.givenToman}::bigint`.as('given'),
          ]
        : [
            sql<number>`(select count(*) from coupon_uses u where u.coupon_code = k.code)`.as(
              'uses',
            ),
            sql<number>`(select coalesce(sum(o.coupon_discount), 0)::bigint from coupon_uses u
              join orders o on o.attempt_id = u.attempt_id
              where u.coupon_code = k.code and o.status <> ${orderStatus.rejected})`.as('given'),
          ],
    );
  if (lastCode !== null) query = query.where('k.code', '>', lastCode);
  if (code !== undefined) query = query.where('k.code', '=', code);
  if (search) {
    query = query.where('k.code', 'like', `%${asPattern(search.toUpperCase())}%`);
  }
  const rows = await query.orderBy('k.code').limit(most).execute();
  return rows.map((row) => {
    const terms = termsOf(row);
    return {
      ...terms,
      version: versionOf(terms),
      customerName: row.customer_id === null ? null : `${row.first_name} ${row.last_name}`.trim(),
      customerMobile: row.mobile,
      uses: row.uses,
      givenToman: row.given,
    };
  });
}

function termsOf(row: Selectable<Tables['coupons']>) {
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    mostDiscountToman: row.most_discount,
    minimumSubtotalToman: row.minimum_subtotal,
    startsAt: row.starts_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    customerId: row.customer_id,
    usageLimit: row.usage_limit,
    usageLimitPerCustomer: row.usage_limit_per_customer,
  };
}

export async function oneCoupon(
  db: Kysely<Tables>,
  code: string,
  cost?: Cost,
): Promise<DeskCoupon | null> {
  const [coupon] = await findCoupons(db, { code, most: 1, ...(cost && { cost }) });
  return coupon ?? null;
}

/**
 * The coupon, locked as payments lock it, so that its terms do not change under one that is just counted. What it has cost is counted
 * before, since payments wait for the lock.
 */
export async function lockCoupon(
  tx: Transaction<Tables>,
  code: string,
): Promise<DeskCoupon | null> {
  const cost = (await oneCoupon(tx, code)) ?? unused;
  await tx.selectFrom('coupons').select('code').where('code', '=', code).forUpdate().execute();
  return oneCoupon(tx, code, cost);
}
