import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** Carriers and their fees for each zone, of `migrations/003-orders.sql`, `041-delivery-days.sql`, `063-tracking-addresses.sql` and `102-freight-collect.sql`. */
export interface CarrierTables {
  carriers: {
    id: Generated<number>;
    name: string;
    icon_path: Defaulted<string>;
    position: Defaulted<number>;
    most_weight_grams: number | null;
    /** '' for none. */
    tracking_url: Defaulted<string>;
    /** Whether the recipient pays the carrier: no fee of the zones is asked then. */
    is_freight_collect: Defaulted<boolean>;
  };
  carrier_zones: {
    carrier_id: number;
    zone: number;
    fee: number;
    free_from: number | null;
    duration: string;
    prepare_duration: string | null;
    /** After how many working days the parcel arrives; null where the owner has told no number. */
    least_days: Defaulted<number | null>;
    most_days: Defaulted<number | null>;
  };
}
