import type { Generated, Selectable } from 'kysely';
import type { Defaulted } from './columns.ts';

/** Carts, of `migrations/003-orders.sql`, `010-added-pieces.sql` and `062-gift-notes.sql`. */
export interface CartTables {
  carts: CartsTable;
  cart_lines: {
    cart_id: number;
    sale_param_id: number;
    quantity: number;
    price_when_added: number;
    position: Generated<number>;
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
