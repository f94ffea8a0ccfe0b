import type { DeskCoupon } from '@kashi/contracts/desk/coupons';
import type { FastifyInstance } from 'fastify';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { findCoupons, lockCoupon, oneCoupon, unused } from './find-coupons.ts';
import { messages } from './messages.ts';

/** Coupons, with what they have cost the shop so far. */
export function deskCouponRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/coupons', async ({ input: { after, limit, search } }) => {
    const [lastCode] = placeAfter(after, ['text']) ?? [null];
    const found = await findCoupons(db, { lastCode, search, most: limit + 1 });
    return pageOfRows(found, limit, ({ code }) => [code]);
  });

  serveChange(app, context, 'POST /v1/desk/coupons/save', ({ input, change }) =>
    change(async (tx) => {
      await expectCustomer(tx, input.customerId);
      const before = await lockCoupon(tx, input.code);
      expectSeen(before, input.version);
      const row = {
        kind: input.kind,
        value: input.value,
        most_discount: input.mostDiscountToman,
        minimum_subtotal: input.minimumSubtotalToman,
        starts_at: input.startsAt === null ? null : new Date(input.startsAt),
        expires_at: input.expiresAt === null ? null : new Date(input.expiresAt),
        customer_id: input.customerId,
        usage_limit: input.usageLimit,
        usage_limit_per_customer: input.usageLimitPerCustomer,
      };
      if (before) {
        await tx.updateTable('coupons').set(row).where('code', '=', input.code).execute();
      } else {
        await insertCoupon(tx, { code: input.code, ...row });
      }
      const value = await oneCoupon(tx, input.code, before ?? unused);
      if (!value) throw new Refusal(404, messages.noCoupon);
      const entry = { subject: 'coupon', subjectId: input.code };
      return {
        value,
        entries: [{ ...entry, before: before && loggedOf(before), after: loggedOf(value) }],
      };
    }),
  );

  serveChange(
    app,
    context,
    'POST /v1/desk/coupons/delete',
    ({ input: { code, version }, change }) =>
      change(async (tx) => {
        const before = await lockCoupon(tx, code);
        if (!before) throw new Refusal(404, messages.noCoupon);
        expectSeen(before, version);
        const { isHeld } = await tx
          .selectNoFrom(({ exists, selectFrom }) =>
            exists(
              selectFrom('coupon_uses as u')
                .innerJoin('payment_attempts as a', 'a.id', 'u.attempt_id')
                .select('u.attempt_id')
                .where('u.coupon_code', '=', code)
                .where('a.holding', '=', true),
            ).as('isHeld'),
          )
          .executeTakeFirstOrThrow();
        if (isHeld) throw new Refusal(409, messages.couponInUse);
        await tx.deleteFrom('coupons').where('code', '=', code).execute();
        const entry = { subject: 'coupon', subjectId: code };
        return { value: null, entries: [{ ...entry, before: loggedOf(before), after: null }] };
      }),
  );
}

/** Throws a 409 with the coupon as it is now, unless it has the terms that were seen; `version` null has seen no coupon. */
function expectSeen(current: DeskCoupon | null, version: string | null): void {
  if ((current?.version ?? null) === version) return;
  if (version === null) throw taken(current);
  const sentence = current ? messages.couponMoved : messages.couponGone;
  throw new Refusal(409, sentence, { value: { current } });
}

/** Of two who make a coupon with one code at once the second finds it made. */
async function insertCoupon(
  tx: Transaction<Tables>,
  row: Insertable<Tables['coupons']>,
): Promise<void> {
  const made = await tx
    .insertInto('coupons')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!made) throw taken(await oneCoupon(tx, row.code));
}

function taken(current: DeskCoupon | null): Refusal {
  const Message = messages.couponKnown;
  return new Refusal(409, Message, { fields: [{ Field: 'code', Message }], value: { current } });
}

async function expectCustomer(db: Kysely<Tables>, id: number | null): Promise<void> {
  if (id === null) return;
  const known = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return;
  const Message = messages.noCustomer;
  throw new Refusal(400, Message, { fields: [{ Field: 'customerId', Message }] });
}

/** Terms alone: who a coupon is for is told by the customer's id, not by name or number. */
function loggedOf({
  version: _version,
  customerName: _name,
  customerMobile: _mobile,
  uses: _uses,
  givenToman: _given,
  ...terms
}: DeskCoupon) {
  return terms;
}
