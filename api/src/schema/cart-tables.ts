import type { Generated, Selectable } from 'kysely';
import type { Defaulted } from './columns.ts';

/** Carts, of `migrations/003-orders.sql`, `010-added-pieces.sql`, `062-gift-notes.sql` and `087-kept-cart-lines.sql`. */
export interface CartTables {
  carts: CartsTable;
  cart_lines: {
    cart_id: number;
    /** Of a variant that may have been deleted since. */
    sale_param_id: number;
    quantity: number;
    price_when_added: number;
    position: Generated<number>;
    /** The words of the goods as they were put in; a trigger writes them, unless the line is moved from another cart. */
    product_id: Generated<number>;
    product_name: Generated<string>;
    sale_param_name: Generated<string>;
    unit: Generated<string>;
  };
  added_pieces: {
    key: string;
    sale_param_id: number;
    customer_id: number;
    cart_id: number | null;
    added_at: Date;
  };
}

export type CartRow = Selectable<CartsTable>;

interface CartsTable {
  id: Generated<number>;
  hash: string;
  customer_id: number | null;
  status: Defaulted<number>;
  coupon_code: string | null;
  address_id: number | null;
  carrier_id: number | null;
  is_pickup: Defaulted<boolean>;
  /** '' for none. */
  gift_note: Defaulted<string>;
  updated_at: Date;
}
