import type { AlertKind } from '@kashi/contracts/alerts/alert';
import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** What customers want to be told of, of `migrations/082-alerts.sql`. */
export interface AlertTables {
  alerts: {
    id: Generated<number>;
    customer_id: number;
    sale_param_id: number;
    kind: AlertKind;
    /** The most that the customer wants to pay for one piece, with discount and tax; null of a stock alert. */
    wanted_toman: Defaulted<number | null>;
    registered_at: Date;
    /** When its text was queued; null while it waits. */
    told_at: Defaulted<Date | null>;
  };
}
