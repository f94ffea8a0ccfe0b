import type { CallValue } from '@kashi/shared/api/ask';

/** The card that transfers go to. */
export type CardAccount = CallValue<'GET /v1/BasicDefinitions/Accounts/FindCreditCartAccount'>;
