import type { Generated } from 'kysely';

/** The tables of `store/migrations/004-contact-messages.sql`. */
export interface ContentTables {
  contact_messages: {
    id: Generated<number>;
    full_name: string;
    mobile: string;
    email: string;
    comment: string;
    registered_at: Date;
  };
}
