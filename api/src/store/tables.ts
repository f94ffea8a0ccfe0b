import type { CatalogueTables } from '../catalogue/catalogue-tables.ts';
import type { ContentTables } from '../content/content-tables.ts';
import type { HomeTables } from '../home/home-tables.ts';
import type { IdentityTables } from '../identity/identity-tables.ts';
import type { OrderTables } from '../orders/order-tables.ts';
import type { PlaceTables } from '../places/place-tables.ts';

/** Every table of the shop; each slice declares its own beside its rules. */
export type Tables = CatalogueTables &
  HomeTables &
  ContentTables &
  PlaceTables &
  IdentityTables &
  OrderTables;
