import type { NewsKind, TextKind } from '@kashi/contracts/desk/texts/text-kinds';
import type { Generated } from 'kysely';
import type { Defaulted, Json } from './columns.ts';

/** The texts of `migrations/052-texts.sql`, what the owner has set about them, and the staff's news by text of `055-news-by-text.sql`. */
export interface TextTables {
  texts: TextsTable;
  text_settings: {
    id: Generated<number>;
    /** Only the kinds that the owner has changed. */
    kinds: Json<Record<string, { isOn: boolean; template: string }>>;
    /** Full hours of Tehran; the same hour twice is no quiet at all. */
    quiet_from: number;
    quiet_until: number;
  };
  news_numbers: { mobile: string; place: number; kinds: NewsKind[] };
  news_settings: {
    id: Generated<number>;
    quiet_from: number;
    quiet_until: number;
    window_minutes: number;
  };
  untold_news: { mobile: string; kind: NewsKind; subject_id: number };
}

interface TextsTable {
  id: Generated<number>;
  /** Names the sending at the provider: the same at every try. */
  send_id: number;
  /** For a customer's text the state of the order that it tells of; for one to the staff what it tells, or that it is a trial. */
  kind: TextKind;
  order_id: number | null;
  customer_id: number | null;
  /** For a text that tells of a refund. */
  refund_id: Defaulted<number | null>;
  /** For a text that tells of a request to return goods. */
  return_id: Defaulted<number | null>;
  /** For the answer to a message of the contact page. */
  message_id: Defaulted<number | null>;
  /** The number; of a mail the address. */
  mobile: string;
  body: string;
  state: Defaulted<'waiting' | 'sent' | 'given-up'>;
  tries: Defaulted<number>;
  made_at: Date;
  /** Of a text that is sent or given up: when its last try or the restore was, and an hour later at the most. */
  next_try_at: Date;
  sent_at: Defaulted<Date | null>;
  /**
   * Why the last try failed: `no-answer`, or `refused-` with the provider's number; `restored` for a text that was waiting when
   * a backup was made from which the store was restored; `overtaken` for one that failed before a newer text of its order.
   */
  problem: Defaulted<string | null>;
}
