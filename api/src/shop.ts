import type { Transaction } from 'kysely';
import type { Environment } from './settings/environment.ts';
import type { KeptAnswers } from './answers/kept-answers.ts';
import type { PublicChanges } from './answers/public-changes.ts';
import type { Gateways } from './banks/gateway.ts';
import type { SmsProvider } from './sms/sms-provider.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './schema/tables.ts';

/** What every slice of the API is given. */
export interface Shop {
  store: Store;
  changes: PublicChanges;
  /** What was answered to everybody, as long as it holds. */
  answers: KeptAnswers;
  environment: Environment;
  /** The time now; given, so that a test can set it. */
  clock: () => Date;
  sessions: Sessions;
  sms: SmsProvider;
  /** The banks that the shop can send a payment to. */
  gateways: Gateways;
  /** Where this process answers, once it listens: the sandbox bank is asked there. */
  listening: { url: string };
}

/** A signed-in customer. */
export interface Customer {
  id: number;
  /** Latin digits, 09… */
  mobile: string;
  fullName: string;
}

export interface Sessions {
  /** Whose token it is; null for one that is unknown, expired or revoked. */
  customerOf(token: string): Promise<Customer | null>;
  /** A new token of the customer's, within `tx` where one is given. */
  open(customerId: number, tx?: Transaction<Tables>): Promise<string>;
  /** Sign-out: revokes the token at once. */
  end(token: string): Promise<void>;
  /** Revokes every token of the customer, but the one that is asking. `forget` the customer once `tx` has committed. */
  endAllOf(customerId: number, tx: Transaction<Tables>, but?: string): Promise<void>;
  /** The customer's name or tokens changed, or anybody's may have (null): they are looked up anew. */
  forget(customerId: number | null): void;
}
