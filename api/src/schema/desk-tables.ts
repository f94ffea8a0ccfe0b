import type { Role } from '@kashi/contracts/desk/desk-call';
import type { VisitEvent } from '@kashi/contracts/visit-figures';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** The staff of the owner's desk and the log of their changes, of `migrations/017-desk-staff.sql`. */
export interface DeskTables {
  staff: StaffTable;
  staff_sessions: {
    token_hash: Buffer;
    staff_id: number;
    is_whole: boolean;
    used_at: Date;
    ends_at: Date;
  };
  staff_invitations: {
    token_hash: Buffer;
    staff_id: number | null;
    totp_secret: string | null;
    ends_at: Date;
  };
  /** This table and the next of `migrations/058-passkeys.sql`. */
  staff_passkeys: StaffPasskeysTable;
  passkey_challenges: { challenge_hash: Buffer; staff_id: number | null; ends_at: Date };
  desk_changes: DeskChangesTable;
  /** Of `migrations/023-desk-answers.sql`. */
  desk_answers: {
    staff_id: number;
    press_key: string;
    asked: string;
    answer: ColumnType<unknown, string | undefined, string>;
    at: Date;
  };
  /** Of `migrations/056-empty-searches.sql`; `day` is read as text. */
  empty_searches: { day: string; text: string; times: number };
  /** Of `migrations/086-visit-figures.sql`; `day` is read as text. */
  visit_figures: { day: string; event: VisitEvent; product_id: number | null; times: number };
}

interface StaffTable {
  id: Generated<number>;
  user_name: string;
  full_name: string;
  roles: Role[];
  password_hash: string | null;
  totp_secret: string | null;
  totp_last_step: Defaulted<number>;
  blocked_at: Defaulted<Date | null>;
  created_at: Date;
  last_seen_at: Defaulted<Date | null>;
  passkey_user: Generated<string>;
}

interface StaffPasskeysTable {
  id: Generated<number>;
  staff_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  name: string;
  host: string;
  may_be_synced: boolean;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Defaulted<Date | null>;
}

interface DeskChangesTable {
  id: Generated<number>;
  at: Date;
  staff_id: number | null;
  staff_name: string;
  call: string;
  subject: string;
  subject_id: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}
