import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { readOpening } from '../settings/opening.ts';
import type { Shop } from '../shop.ts';
import { isQuiet } from '../texts/quiet-hours.ts';
import { readTextSettings } from '../texts/text-settings.ts';
import { alertText, queueAlertText, type TrueAlert } from './alert-text.ts';
import { lapsedBefore } from './lapsed-alerts.ts';
import { payablePrice } from './payable-price.ts';

/** How many texts about alerts a customer gets in 24 hours; what comes true beyond them is told later, if it still holds. */
export const mostTextsInDay = 5;

/** The most alerts that are told in one transaction. */
const atOnce = 100;
const dayMs = 24 * 60 * 60 * 1000;

type Needs = Pick<Shop, 'store' | 'clock' | 'environment'>;
type TextSettings = Awaited<ReturnType<typeof readTextSettings>>;

/**
 * Queues a text for each alert that has come true: the variant is in stock, and costs no more than is wanted. What holds is asked
 * of the store each time, so nothing is missed of what changed while no process ran, or by a hand at a prompt. Nobody is told in
 * the quiet hours, nor while the shop is not open (R36) and the product's page says so: what holds afterwards is told then, and what
 * held only meanwhile is not.
 *
 * An alert is marked as told in the transaction that queues its text, and its row is locked, so it is told once by any number of
 * processes. The queue tries a text again that the provider does not take, for a day.
 */
export async function tellAlerts({ store, clock, environment }: Needs): Promise<void> {
  if ((await readOpening(store.db)).state !== 'open') return;
  const now = clock();
  const settings = await readTextSettings(store.db);
  if (isQuiet(now, settings.quiet)) return;
  let found: number;
  do {
    found = await store.transaction((tx) =>
      tellSome(tx, { now, settings, publicUrl: environment.publicUrl }),
    );
  } while (found === atOnce);
}

async function tellSome(
  tx: Transaction<Tables>,
  { now, settings, publicUrl }: { now: Date; settings: TextSettings; publicUrl: string },
): Promise<number> {
  const alerts = await lockTrueAlerts(tx, now, settings);
  if (alerts.length === 0) return 0;
  const left = await textsLeft(tx, now, alerts);
  const shop = await tx.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  const shopName = shop?.shop_name ?? null;
  for (const alert of alerts) {
    const mayGet = left.get(alert.customer_id) ?? mostTextsInDay;
    if (mayGet <= 0) continue;
    left.set(alert.customer_id, mayGet - 1);
    const { template } = settings.kinds[alertText[alert.kind]];
    await queueAlertText(tx, alert, { template, shopName, publicUrl }, now);
    await tx.updateTable('alerts').set({ told_at: now }).where('id', '=', alert.id).execute();
  }
  return alerts.length;
}

/** The customers are locked with their alerts, so that two processes count no customer's day at once. */
function lockTrueAlerts(
  tx: Transaction<Tables>,
  now: Date,
  { kinds }: TextSettings,
): Promise<TrueAlert[]> {
  return tx
    .selectFrom('alerts as a')
    .innerJoin('sale_params as v', 'v.id', 'a.sale_param_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .where('a.told_at', 'is', null)
    .where('a.registered_at', '>', lapsedBefore(now))
    .where('v.stock', '>', 0)
    .where('p.hidden_at', 'is', null)
    .where('c.blocked_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('a.kind', '=', 'stock'), sql<boolean>`${kinds.stockAlert.isOn}::boolean`]),
        and([
          eb('a.kind', '=', 'price'),
          sql<boolean>`${kinds.priceAlert.isOn}::boolean`,
          eb('a.wanted_toman', '>=', payablePrice),
          eb('p.price', '>', 0),
        ]),
      ]),
    )
    .where(
      sql<boolean>`(select count(*) from alerts told where told.customer_id = a.customer_id
        and told.told_at > ${new Date(now.getTime() - dayMs)} and told.told_at < ${aMinuteAfter(now)}) < ${mostTextsInDay}::int`,
    )
    .select(['a.id', 'a.kind', 'a.customer_id', 'c.mobile', 'c.first_name', 'c.last_name'])
    .select(['a.sale_param_id', 'p.id as product_id', 'p.short_name as product'])
    .select(['v.name as variant', payablePrice.as('payable')])
    .orderBy('a.id')
    .limit(atOnce)
    .forNoKeyUpdate(['a', 'c'])
    .skipLocked()
    .execute();
}

/** How many texts each of these customers may still get, of those who were told of something in the last 24 hours. */
async function textsLeft(
  tx: Transaction<Tables>,
  now: Date,
  alerts: readonly TrueAlert[],
): Promise<Map<number, number>> {
  const customers = [...new Set(alerts.map((alert) => alert.customer_id))];
  const rows = await tx
    .selectFrom('alerts')
    .where(sql<boolean>`customer_id = any(${customers}::int[])`)
    .where('told_at', '>', new Date(now.getTime() - dayMs))
    // Not what was told before the clock was set back.
    .where('told_at', '<', aMinuteAfter(now))
    .groupBy('customer_id')
    .select(['customer_id', sql<number>`count(*)::int`.as('told')])
    .execute();
  return new Map(rows.map((row) => [row.customer_id, mostTextsInDay - row.told]));
}

/** Tolerates up to a minute of clock skew between processes. */
function aMinuteAfter(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}
