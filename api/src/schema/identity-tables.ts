import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** The tables of `migrations/002-identity.sql`, which contains the reasons. */
export interface IdentityTables {
  customers: CustomersTable;
  sessions: { token_hash: Buffer; customer_id: number; expires_at: Date };
  confirmations: ConfirmationsTable;
  try_counters: { key: string; tries: number; blocked_until: Date; forgotten_at: Date };
  addresses: AddressesTable;
}

interface CustomersTable {
  id: Generated<number>;
  mobile: string;
  /** Null for a customer who signs in by codes alone; '' for a closed account. */
  password_hash: string | null;
  /** The names are '' until the customer gives them (`migrations/048-login-by-code.sql`). */
  first_name: string;
  last_name: string;
  national_code: Defaulted<string>;
  bank_card_no: Defaulted<string>;
  email: Defaulted<string>;
  gender: boolean | null;
  is_email_subscriber: Defaulted<boolean>;
  is_sms_subscriber: Defaulted<boolean>;
  registered_at: Defaulted<Date>;
  /** These two of `migrations/067-blocked-customers.sql`. */
  blocked_at: Date | null;
  /** '' for a customer who is not blocked. */
  blocked_reason: Defaulted<string>;
}

interface ConfirmationsTable {
  hash_id: string;
  purpose: 'register' | 'recover' | 'login';
  mobile: string;
  /** Null where no code was sent, and for a recovery that has set its password. */
  code_hash: Buffer | null;
  tries: Defaulted<number>;
  expires_at: Date;
  confirmed_at: Date | null;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  created_at: Date;
  /** `migrations/094-addresses-of-codes.sql` */
  asked_from: string[] | null;
}

interface AddressesTable {
  id: Generated<number>;
  customer_id: number;
  title: string;
  address: string;
  city_id: number;
  postal_code: Defaulted<string>;
  transferee_name: string;
  transferee_mobile: string;
  lat: number | null;
  lng: number | null;
  area_id: number | null;
}
