import { sql } from 'kysely';

/** The percent of value added tax that the shop adds to its prices; 0 where the prices contain the tax (R33). */
export const taxRate = sql<number>`coalesce((select tax_rate from shop_settings), 0)`;

/** The extension of products in calls: the rate, and nothing where no tax is added. */
export const taxField = ({ tax_rate }: { tax_rate: number }) =>
  tax_rate > 0 ? { TaxRate: tax_rate } : {};
