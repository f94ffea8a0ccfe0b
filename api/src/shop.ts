import type { Transaction } from 'kysely';
import type { Environment } from './settings/environment.ts';
import type { KeptAnswers } from './answers/kept-answers.ts';
import type { PublicChanges } from './answers/public-changes.ts';
import type { Gateways } from './banks/gateway.ts';
import type { MailProvider } from './mail/mail-provider.ts';
import type { SmsProvider } from './sms/sms-provider.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './schema/tables.ts';

/** What every part of the API is given. */
export interface Shop {
  store: Store;
  changes: PublicChanges;
  /** Kept public answers. */
  answers: KeptAnswers;
  environment: Environment;
  /** The present time; a parameter, so that tests can set it. */
  clock: () => Date;
  sessions: Sessions;
  sms: SmsProvider;
  /** Null for a shop that sends no mail. */
  mail: MailProvider | null;
  /** The banks at which the shop can request payments. */
  gateways: Gateways;
  /** The address of this process once it listens; the sandbox bank is called there. */
  listening: { url: string };
}

/** A signed-in customer. */
export interface Customer {
  id: number;
  /** A mobile number in Latin digits, 09… */
  mobile: string;
  fullName: string;
  /** By it their own browser knows them again (`customerKeyOf`). */
  key: string;
}

export interface Sessions {
  /** The customer to whom the token belongs; null if it is unknown, expired or revoked. */
  customerOf(token: string): Promise<Customer | null>;
  /** Creates a token for the customer, within `tx` if it is given. */
  open(customerId: number, tx?: Transaction<Tables>): Promise<string>;
  /** Revokes the token at once, for signing out. */
  end(token: string): Promise<void>;
  /** Revokes every token of the customer except the one in use. Call `forget` for the customer after `tx` has committed. */
  endAllOf(customerId: number, tx: Transaction<Tables>, but?: string): Promise<void>;
  /** Empties the cache for a customer whose name or tokens have changed; null stands for every customer. */
  forget(customerId: number | null): void;
}
