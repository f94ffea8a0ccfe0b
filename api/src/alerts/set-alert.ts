import type { Alert, AlertKind } from '@kashi/contracts/alerts/alert';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { countTryOfHour } from '../identity/limits/try-limit.ts';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Tables } from '../schema/tables.ts';
import type { Customer, Shop } from '../shop.ts';
import { messages as textMessages } from '../texts/messages.ts';
import { readTextSettings } from '../texts/text-settings.ts';
import { alertText } from './alert-text.ts';
import { messages } from './messages.ts';
import { findOwnAlert } from './own-alerts.ts';
import { payablePrice } from './payable-price.ts';

type Needs = Pick<Shop, 'store' | 'clock'>;

/** Each alert is a text that the shop pays for. */
export const mostOpenAlerts = 50;

/** Far more than somebody needs who tries prices out. */
const setRule = { free: 60, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/**
 * Asks to be told once the variant is in stock again; asking again changes nothing but the time from which the alert lapses. Throws
 * 404 for an unknown variant, 400 for one in stock, for a customer with too many alerts and for a shop that does not tell of this,
 * and 429 for too many tries.
 */
export function setStockAlert(
  shop: Needs,
  customer: Customer,
  saleParamId: number,
): Promise<Alert> {
  return setAlert(
    shop,
    customer,
    { saleParamId, kind: 'stock', wantedToman: null },
    ({ stock }) => {
      if (stock > 0) throw new Refusal(400, messages.inStock);
    },
  );
}

/**
 * Asks to be told once a piece costs no more than the wanted price (toman, with discount and tax), or changes that price. Throws as
 * `setStockAlert` does, and 400 for a price that is not below today's and for a product without a price.
 */
export function setPriceAlert(
  shop: Needs,
  customer: Customer,
  { saleParamId, wantedToman }: { saleParamId: number; wantedToman: number },
): Promise<Alert> {
  return setAlert(shop, customer, { saleParamId, kind: 'price', wantedToman }, ({ payable }) => {
    if (payable === 0) throw new Refusal(400, messages.noPrice);
    if (wantedToman < payable) return;
    const Message = messages.notBelow(textMessages.toman(payable));
    throw new Refusal(400, Message, { fields: [{ Field: 'WantedPrice', Message }] });
  });
}

interface Wanted {
  saleParamId: number;
  kind: AlertKind;
  /** Null of a stock alert. */
  wantedToman: number | null;
}

async function setAlert(
  { store, clock }: Needs,
  customer: Customer,
  wanted: Wanted,
  expectNews: (today: { stock: number; payable: number }) => void,
): Promise<Alert> {
  await countTryOfHour(store.db, clock(), `alert:customer:${customer.id}`, setRule);
  return store.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    const { isOn } = (await readTextSettings(tx)).kinds[alertText[wanted.kind]];
    if (!isOn) throw new Refusal(400, messages.switchedOff);
    expectNews(await findVariant(tx, wanted.saleParamId));
    await expectRoom(tx, customer.id, wanted);
    return findOwnAlert(tx, customer.id, await keep(tx, customer.id, wanted, clock()));
  });
}

async function findVariant(tx: Transaction<Tables>, saleParamId: number) {
  const variant = await tx
    .selectFrom('sale_params as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where('v.id', '=', saleParamId)
    .where('p.hidden_at', 'is', null)
    .select(['v.stock', payablePrice.as('payable')])
    .executeTakeFirst();
  if (!variant) throw new Refusal(404, messages.noVariant);
  return variant;
}

/** The alert itself, if it is there, is changed and does not count. */
async function expectRoom(
  tx: Transaction<Tables>,
  customerId: number,
  { saleParamId, kind }: Wanted,
): Promise<void> {
  const { count } = await tx
    .selectFrom('alerts')
    .where('customer_id', '=', customerId)
    .where('told_at', 'is', null)
    .where(({ not, and }) => not(and({ sale_param_id: saleParamId, kind })))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= mostOpenAlerts)
    throw new Refusal(400, messages.manyAlerts(messages.count(mostOpenAlerts)));
}

async function keep(
  tx: Transaction<Tables>,
  customerId: number,
  { saleParamId, kind, wantedToman }: Wanted,
  at: Date,
): Promise<number> {
  const changing = { wanted_toman: wantedToman, registered_at: at };
  const { id } = await tx
    .insertInto('alerts')
    .values({ customer_id: customerId, sale_param_id: saleParamId, kind, ...changing })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'sale_param_id', 'kind'])
        .where('told_at', 'is', null)
        .doUpdateSet(changing),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
