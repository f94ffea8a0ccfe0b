import type { Environment } from './environment.ts';
import type { Store } from './store/store.ts';

/** What every slice of the API is given. */
export interface Shop {
  store: Store;
  environment: Environment;
  /** The time now; given, so that a test can set it. */
  clock: () => Date;
  sessions: Sessions;
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
}
