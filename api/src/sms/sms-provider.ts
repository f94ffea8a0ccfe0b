/** Why a code is sent; a provider has one approved text for each. */
export type SmsPurpose = 'register' | 'recover';

/** Sends one-time codes. The text around the code lives with the provider. */
export interface SmsProvider {
  /** `mobile` is 09… in Latin digits. Rejects when the provider did not take the message; the code is never in the error. */
  send(mobile: string, code: string, purpose: SmsPurpose): Promise<void>;
}
