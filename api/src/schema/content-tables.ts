import type { Picture } from '@kashi/contracts/picture';
import type { FooterList } from '@kashi/contracts/home';
import type { Generated } from 'kysely';
import type { Defaulted, NullableJson } from './columns.ts';

/** The shop's own pages of `migrations/001-catalogue.sql`, and the messages of `004-contact-messages.sql` and `016-own-shop.sql`. */
export interface ContentTables {
  introductions: {
    section_name_en: string;
    title: Defaulted<string>;
    picture: NullableJson<Picture>;
    context: string;
    /** Of `077-footer-pages.sql`. */
    footer: Defaulted<FooterList | 'none'>;
  };
  contact_messages: {
    id: Generated<number>;
    full_name: string;
    mobile: string;
    email: string;
    comment: string;
    registered_at: Date;
    /** null while the message is unanswered. */
    handled_at: Defaulted<Date | null>;
    /** What was answered, and how. */
    note: Defaulted<string>;
    /** These two of `069-answered-messages.sql`: what the desk has answered by SMS, '' for nothing. */
    answer: Defaulted<string>;
    answered_by: Defaulted<number | null>;
  };
}
