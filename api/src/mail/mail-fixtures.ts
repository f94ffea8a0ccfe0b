import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import { aCertificate } from '../pictures/addresses/certificate-fixtures.ts';

interface TakenMail {
  /** The envelope. */
  from: string;
  to: string[];
  /** Head and body as they came. */
  data: string;
  /** What was said to sign in; '' for nothing. */
  auth: string;
  isByTls: boolean;
}

interface MailServer {
  /** `smtp://…`, or `smtps://…` for one that speaks TLS at once. */
  url: URL;
  /** The certificate to trust. */
  ca: string;
  taken: TakenMail[];
  /** Everything that came in before TLS. */
  inClear: string[];
  /** How it answers each recipient from now on, or that it says nothing any more. */
  answers(status: number | 'silence'): void;
}

/** A mail server on this machine that speaks as much of SMTP as a sender needs. */
export async function aMailServer({
  tls = 'starttls',
  scansForMs = 0,
}: {
  tls?: 'starttls' | 'at-once' | 'none';
  /** How long it looks at a mail before it says that it has it. */
  scansForMs?: number;
} = {}): Promise<MailServer> {
  const { key, cert } = aCertificate('localhost');
  const taken: TakenMail[] = [];
  const inClear: string[] = [];
  const open = new Set<Socket>();
  let status: number | 'silence' = 250;

  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined));
    const secured = () => new TLSSocket(socket, { isServer: true, key, cert });
    converse(tls === 'at-once' ? secured() : socket, tls === 'at-once');

    function converse(stream: Socket, isByTls: boolean, isGreeted = false) {
      const mail: TakenMail = { from: '', to: [], data: '', auth: '', isByTls };
      let unread = '';
      let isData = false;
      const say = (line: string) => void (status !== 'silence' && stream.write(`${line}\r\n`));
      const hear = (line: string) => {
        const [verb = ''] = line.toUpperCase().split(' ');
        if (verb === 'EHLO') {
          const offers = ['localhost', 'AUTH PLAIN', ...(tls === 'starttls' ? ['STARTTLS'] : [])];
          offers.forEach((offer, at) => say(`250${at + 1 < offers.length ? '-' : ' '}${offer}`));
        } else if (verb === 'STARTTLS' && tls === 'starttls') {
          say('220 go on');
          stream.removeAllListeners('data');
          converse(secured(), true, true);
        } else if (verb === 'AUTH') {
          mail.auth = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
          say('235 welcome');
        } else if (verb === 'MAIL') {
          mail.from = line;
          say('250 well');
        } else if (verb === 'RCPT') {
          if (status === 250) mail.to.push(/<(.*)>/.exec(line)?.[1] ?? '');
          say(`${status} so`);
        } else if (verb === 'DATA') {
          isData = true;
          say('354 go on');
        } else say(verb === 'QUIT' ? '221 bye' : '502 not here');
      };
      stream.on('error', () => undefined);
      stream.on('data', (chunk: Buffer) => {
        if (!isByTls) inClear.push(chunk.toString());
        unread += chunk.toString();
        while (unread.includes('\r\n')) {
          if (isData) {
            const end = unread.indexOf('\r\n.\r\n');
            if (end < 0) return;
            taken.push({ ...mail, data: unread.slice(0, end) });
            unread = unread.slice(end + 5);
            isData = false;
            setTimeout(say, scansForMs, '250 taken');
          } else {
            const line = unread.slice(0, unread.indexOf('\r\n'));
            unread = unread.slice(line.length + 2);
            hear(line);
          }
        }
      });
      if (!isGreeted) say('220 localhost');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const scheme = tls === 'at-once' ? 'smtps' : 'smtp';
  return {
    url: new URL(`${scheme}://shop:pa%20ss@localhost:${port}`),
    ca: cert,
    taken,
    inClear,
    answers: (next) => {
      status = next;
    },
  };
}
