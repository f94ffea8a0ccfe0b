/**
 * The code that only a customer's session needs, as one small file, since every document names the hash of each file. It is there
 * when the session ends.
 */
export { checkCustomer } from './customer-check.ts';
export { revokeToken } from './revoke-token.ts';
export { signInAgain } from './sign-in-again.ts';
