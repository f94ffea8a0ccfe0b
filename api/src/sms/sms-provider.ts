/** The purpose of a code; a provider has one approved text for each. */
export type SmsPurpose = 'register' | 'recover' | 'login';

/** Sends one-time codes and texts. The words around a code are stored at the provider. */
export interface SmsProvider {
  /**
   * `mobile` is 09… in Latin digits. Rejects if the provider did not accept the message, with a final `UnsentTextError` if it never
   * takes one for this number; the error never contains the code.
   */
  send(mobile: string, code: string, purpose: SmsPurpose): Promise<void>;
  /** Rejects with an `UnsentTextError` if the provider did not say that it has accepted the text. */
  sendText(text: OutgoingText): Promise<void>;
}

export interface OutgoingText {
  /** 09… in Latin digits. */
  mobile: string;
  body: string;
  /** Names the sending, so that the provider can tell that a text comes a second time. */
  sendId: number;
}

/** `its-kind` of words that the provider does not take, which all texts of the kind may have. */
type AlsoRefused = 'nothing' | 'its-kind' | 'everything';

interface Refusal {
  problem: string;
  isFinal: boolean;
  /** Everything of a refusal that is not final, and nothing of one that is, unless it is said otherwise. */
  alsoRefused?: AlsoRefused;
}

/** A text that was not accepted, or of which nobody knows whether it was. The message contains neither the number nor the text. */
export class UnsentTextError extends Error {
  override readonly name = 'UnsentTextError';
  /** `no-answer`, or `refused-` with the provider's number. */
  readonly problem: string;
  /** Whether another try would be refused as well. */
  readonly isFinal: boolean;
  /** What would be refused as well at this moment, beside the text itself. */
  readonly alsoRefused: AlsoRefused;

  constructor(message: string, { problem, isFinal, alsoRefused }: Refusal) {
    super(message);
    this.problem = problem;
    this.isFinal = isFinal;
    this.alsoRefused = alsoRefused ?? (isFinal ? 'nothing' : 'everything');
  }
}
