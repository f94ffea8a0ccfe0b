import { orderStates } from '@kashi/contracts/desk/orders';
import { sql } from 'kysely';
import { insertRows } from '../seed/rows/insert-rows.ts';
import type { Store } from '../store/store.ts';
import { aRow } from './bench-goods.ts';
import { familyNames, firstNames, nameOfGoods, unitOfGoods } from './bench-messages.ts';
import { withoutReferences } from './bench-shop.ts';
import { pick, seededRandom } from './seeded-random.ts';

const customersFor = (orders: number) => Math.ceil(orders / 4);
const dayMs = 86_400_000;
/** The orders of the bench are spread over the days before this moment. */
export const benchNow = Date.UTC(2026, 0, 1);

/** Inserts goods as the desk lists them, one variant each: of a hundred, two are hidden and a third is sold out. */
export async function addGoods(store: Store, count: number): Promise<void> {
  const random = seededRandom(count);
  const rows = Array.from({ length: count }, (_, place) => aRow(place + 1, random));
  await withoutReferences(store, async (tx) => {
    const products = rows.map((row) => ({
      id: row.product_id,
      subgroup_id: row.subgroup_id,
      category_id: row.category_id,
      brand_id: row.brand_id,
      name: row.name_text,
      short_name: row.name_text,
      meta_description: '',
      description: '',
      guarantee_description: '',
      price: row.final_price,
      discount_percent: row.discount_percent,
      unit: unitOfGoods,
      weight_grams: 300,
      registered_at: row.registered_at,
      hidden_at: row.product_id % 50 === 0 ? row.registered_at : null,
      version: 1,
    }));
    await insertRows(tx, { table: 'products', rows: products });
    const variants = rows.map((row) => ({
      id: row.product_id,
      product_id: row.product_id,
      name: '',
      color_hex: null,
      padding_price: 0,
      stock: row.is_available ? 1 + (row.product_id % 40) : 0,
      stock_counts: 0,
      has_attributes: false,
      pictures: [],
      position: 0,
    }));
    await insertRows(tx, { table: 'sale_params', rows: variants });
  });
  await sql`analyze`.execute(store.db);
}

/** Inserts orders of 2 years, with one line each, and a quarter as many customers; nearly all orders are delivered. */
export async function addOrders(store: Store, count: number): Promise<void> {
  const random = seededRandom(count);
  const customers = Array.from({ length: customersFor(count) }, (_, place) => ({
    id: place + 1,
    mobile: `09${(100_000_000 + place * 7919).toString().slice(0, 9)}`,
    password_hash: null,
    first_name: pick(firstNames, Math.floor(random() * firstNames.length)),
    last_name: `${pick(familyNames, Math.floor(random() * familyNames.length))} ${place % 500}`,
    national_code: '',
    bank_card_no: '',
    email: '',
    gender: null,
    is_email_subscriber: false,
    is_sms_subscriber: false,
    registered_at: new Date(benchNow - random() * 730 * dayMs),
  }));
  const orders = Array.from({ length: count }, (_, place) => anOrder(place + 1, count, random));
  const lines = orders.map(({ id, invoice_due }) => ({
    order_id: id,
    position: 0,
    sale_param_id: (id % 1000) + 1,
    product_id: (id % 1000) + 1,
    product_name: nameOfGoods,
    sale_param_name: '',
    unit: unitOfGoods,
    quantity: 1,
    price: invoice_due,
    final_price: invoice_due,
    picture: null,
  }));
  await withoutReferences(store, async (tx) => {
    await insertRows(tx, { table: 'customers', rows: customers });
    await insertRows(tx, { table: 'orders', rows: orders });
    await insertRows(tx, { table: 'order_lines', rows: lines });
  });
  await sql`analyze`.execute(store.db);
}

/** The later an order, the higher its number. The last 200 are not delivered yet. */
function anOrder(id: number, count: number, random: () => number) {
  const customer = Math.floor(random() * customersFor(count)) + 1;
  const open = [orderStates.registered, orderStates.approved, orderStates.handedToCourier];
  const closed = random() < 0.03 ? orderStates.rejected : orderStates.delivered;
  const due = (1 + Math.floor(random() * 5000)) * 10_000;
  return {
    id,
    hash: `bench-${id}`,
    customer_id: customer,
    attempt_id: null,
    status: id > count - 200 ? (open[id % 3] ?? closed) : closed,
    registered_at: new Date(benchNow - ((count - id) / count) * 730 * dayMs),
    count_of_products: 1,
    sub_total: due,
    discount: 0,
    coupon_discount: 0,
    tax_rate: 10,
    tax: 0,
    delivery_fee: 0,
    invoice_due: due,
    paid_from_wallet: 0,
    bank_reference: `${id}`,
    is_pickup: false,
    carrier_name: '',
    delivery_address: '',
    transferee_name: `${pick(firstNames, id)} ${pick(familyNames, id * 7)}`,
    transferee_mobile: '09120000000',
    prepare_duration: null,
    torob_clid: null,
    tracking_code: null,
    rejection_reason: null,
  };
}
