/** The purpose of a code; a provider has one approved text for each. */
export type SmsPurpose = 'register' | 'recover' | 'login';

/** Sends one-time codes. The text around the code is stored at the provider. */
export interface SmsProvider {
  /** `mobile` is 09… in Latin digits. Rejects if the provider did not accept the message; the error never contains the code. */
  send(mobile: string, code: string, purpose: SmsPurpose): Promise<void>;
}
