import type { OutgoingText, SmsProvider, SmsPurpose } from './sms-provider.ts';

export interface OutboxText extends OutgoingText {
  sentAt: Date;
}

export interface OutboxMessage {
  mobile: string;
  code: string;
  purpose: SmsPurpose;
  sentAt: Date;
}

/** The development provider: sends nothing, and keeps the last messages for `/dev/outbox`, newest first (R31). */
export class Outbox implements SmsProvider {
  readonly #clock: () => Date;
  #messages: readonly OutboxMessage[] = [];
  #texts: readonly OutboxText[] = [];

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  send(mobile: string, code: string, purpose: SmsPurpose): Promise<void> {
    const message = { mobile, code, purpose, sentAt: this.#clock() };
    this.#messages = [message, ...this.#messages].slice(0, mostMessages);
    return Promise.resolve();
  }

  /** As the provider does, it takes a sending once. */
  sendText(text: OutgoingText): Promise<void> {
    if (!this.#texts.some(({ sendId }) => sendId === text.sendId)) {
      this.#texts = [{ ...text, sentAt: this.#clock() }, ...this.#texts].slice(0, mostMessages);
    }
    return Promise.resolve();
  }

  messages(): readonly OutboxMessage[] {
    return this.#messages;
  }

  texts(): readonly OutboxText[] {
    return this.#texts;
  }
}

const mostMessages = 100;
