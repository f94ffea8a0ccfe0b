/** Hands mails over to the shop's mail server. */
export interface MailProvider {
  /** Rejects with an `UnsentTextError` if the server did not say that it has accepted the mail. */
  sendMail(mail: OutgoingMail): Promise<void>;
}

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Names the sending: the same at every try, so that a mail that comes a second time is known by its id. */
  sendId: number;
}
