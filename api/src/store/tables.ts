import type { CatalogueTables } from '../catalogue/catalogue-tables.ts';

/** Every table of the shop; each slice declares its own beside its rules. */
export type Tables = CatalogueTables;
