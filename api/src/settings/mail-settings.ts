import * as z from 'zod/mini';
import type { MailSettings } from '../mail/smtp.ts';

export const mailVariables = {
  KASHI_SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  KASHI_MAIL_FROM: z.optional(z.string()),
};

type Variables = z.output<z.ZodMiniObject<typeof mailVariables>>;

/** The shop's mail server; undefined for a shop that sends no mail. Throws a sentence if only one of the two is set. */
export function readMail({ KASHI_SMTP_URL, KASHI_MAIL_FROM }: Variables): MailSettings | undefined {
  if (!KASHI_SMTP_URL && !KASHI_MAIL_FROM) return undefined;
  if (!KASHI_SMTP_URL || !KASHI_MAIL_FROM) {
    throw new Error(
      'A shop that sends mail has a server and a sender: set KASHI_SMTP_URL and KASHI_MAIL_FROM.',
    );
  }
  if (!/^[^\s<>@]+@[\w-]+(?:\.[\w-]+)+$/.test(KASHI_MAIL_FROM)) {
    throw new Error('KASHI_MAIL_FROM should be an address, such as shop@shop.example.');
  }
  const smtpUrl = new URL(KASHI_SMTP_URL);
  if (!isDecodable(smtpUrl.username) || !isDecodable(smtpUrl.password)) {
    throw new Error('KASHI_SMTP_URL should have %25 for each % of its user or password.');
  }
  return { smtpUrl, from: KASHI_MAIL_FROM };
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
