import type { Transporter } from 'nodemailer';
import { UnsentTextError } from '../sms/sms-provider.ts';
import type { MailProvider } from './mail-provider.ts';

export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which turns to TLS before anything is said. */
  smtpUrl: URL;
  /** The sender's address, as customers see it. */
  from: string;
}

interface Trust {
  /** The certificate of a mail server for tests; none is trusted beside those of the machine otherwise. */
  ca?: string;
  /** How long the server is waited for, in milliseconds, until it has greeted. */
  waitMs?: number;
}

/**
 * Sends mails through the owner's mail server, always by TLS. No error contains the address of the server, its password, or what a
 * mail says. The library is loaded with the first mail, since most shops send none.
 */
export function smtp({ smtpUrl, from }: MailSettings, trust: Trust = {}): MailProvider {
  let opened: Promise<Transporter> | undefined;
  return {
    async sendMail({ to, subject, text, sendId }) {
      try {
        opened ??= open(smtpUrl, trust);
        const messageId = `<${sendId}.kashi@${domainOf(from)}>`;
        // An address is given as an object, so that a comma in it makes no second recipient.
        const only = { name: '', address: to };
        await (await opened).sendMail({ from, to: only, subject, text, messageId });
      } catch (error) {
        throw unsent(error);
      }
    },
  };
}

const usualWaitMs = 10_000;

/**
 * How long a server that has greeted may be silent, in milliseconds. It may look for viruses before it says that it has the mail
 * (RFC 5321, 4.5.3.2.6): whoever gives up before sends the mail again, and the customer gets it each time.
 */
export const mostMsToAnswer = 10 * 60_000;

async function open(url: URL, { ca, waitMs = usualWaitMs }: Trust): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const isTlsAtOnce = url.protocol === 'smtps:';
  return createTransport({
    host: url.hostname,
    port: Number(url.port || (isTlsAtOnce ? 465 : 587)),
    secure: isTlsAtOnce,
    requireTLS: true,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: mostMsToAnswer,
    dnsTimeout: waitMs,
    // A mail is text alone: nothing of it names a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
  });
}

/** The server's number alone tells what the owner can mend; its words may quote the mail. */
function unsent(error: unknown): UnsentTextError {
  const said = codeOf(error);
  if (said === null) {
    const message = 'The mail server gave no answer.';
    return new UnsentTextError(message, { problem: 'mail-no-answer', isFinal: false });
  }
  return new UnsentTextError(`The mail server refused a mail with ${said}.`, {
    problem: `mail-refused-${said}`,
    isFinal: neverAccepted.has(said),
    ...(isOfOneMail.has(said) && { alsoRefused: 'nothing' }),
  });
}

function codeOf(error: unknown): number | null {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' ? code : null;
}

/** No such mailbox, or none by that name. What the owner can mend, such as a wrong password, is not among these. */
const neverAccepted = new Set([550, 551, 553]);

/** A mailbox that is busy, greylisted or full, or a mail that the server does not want. */
const isOfOneMail = new Set([450, 451, 452, 552, 554]);

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
