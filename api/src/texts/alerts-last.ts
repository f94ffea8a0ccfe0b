import { sql } from 'kysely';

/**
 * Puts texts about alerts after all others, as goods that are back may have thousands of them at once. These are the words of the
 * index `texts_in_order` as well: with others it would not serve.
 */
export const alertsLast = sql<boolean>`(kind in ('stockAlert', 'priceAlert'))`;
