import { expect, test } from 'vitest';
import { aMailServer } from './mail-fixtures.ts';
import { smtp } from './smtp.ts';

const mail = {
  to: 'negar@example.com',
  subject: 'پاسخ لاله به پیام شما',
  text: 'فردا می‌رسد.\nلاله',
  sendId: 7,
};
const from = 'shop@shop.example';

test.each(['starttls', 'at-once'] as const)(
  'a mail goes to its one recipient by TLS (%s), signed in, under a number that stays the same',
  async (tls) => {
    const server = await aMailServer({ tls });

    await smtp({ smtpUrl: server.url, from }, server).sendMail(mail);

    const [taken] = server.taken;
    expect(taken).toMatchObject({ to: ['negar@example.com'], isByTls: true });
    expect(taken?.auth).toBe('\0shop\0pa ss');
    expect(taken?.from).toContain('<shop@shop.example>');
    expect(taken?.data).toContain('Message-ID: <7.kashi@shop.example>');
    expect(bodyOf(taken?.data)).toContain('فردا می‌رسد.');
    expect(server.inClear.join('')).not.toMatch(/AUTH|MAIL|RCPT/);
  },
);

test('a server without TLS gets neither the password nor the mail', async () => {
  const server = await aMailServer({ tls: 'none' });

  await expect(smtp({ smtpUrl: server.url, from }, server).sendMail(mail)).rejects.toMatchObject({
    problem: 'mail-refused-502',
    isFinal: false,
  });

  expect(server.taken).toEqual([]);
  expect(server.inClear.join('')).not.toMatch(/AUTH|MAIL|RCPT/);
});

test('a certificate that nobody has vouched for is not believed', async () => {
  const server = await aMailServer();

  await expect(smtp({ smtpUrl: server.url, from }).sendMail(mail)).rejects.toMatchObject({
    problem: 'mail-no-answer',
  });
  expect(server.taken).toEqual([]);
});

test.each([
  [550, true],
  [551, true],
  [553, true],
  [451, false],
  // A wrong password, which the owner can mend.
  [535, false],
] as const)(
  'a refusal with %i is told by its number alone; no other try: %s',
  async (status, isFinal) => {
    const server = await aMailServer();
    server.answers(status);

    const failure = await smtp({ smtpUrl: server.url, from }, server)
      .sendMail(mail)
      .catch((error: unknown) => error);

    expect(failure).toMatchObject({ problem: `mail-refused-${status}`, isFinal });
    expect(String(failure)).not.toMatch(/negar|pa ss|لاله/);
  },
);

test('a server that says nothing is not waited for endlessly', async () => {
  const server = await aMailServer();
  server.answers('silence');

  await expect(
    smtp({ smtpUrl: server.url, from }, { ca: server.ca, waitMs: 300 }).sendMail(mail),
  ).rejects.toMatchObject({ problem: 'mail-no-answer', isFinal: false });
});

test('a server that looks at a mail for longer than it may take to greet gets it once', async () => {
  const server = await aMailServer({ scansForMs: 1500 });

  await smtp({ smtpUrl: server.url, from }, { ca: server.ca, waitMs: 1000 }).sendMail(mail);

  expect(server.taken).toHaveLength(1);
});

test.each([
  [451, 'nothing'],
  [535, 'everything'],
] as const)('a refusal with %i says that %s else would be refused', async (status, alsoRefused) => {
  const server = await aMailServer();
  server.answers(status);

  await expect(smtp({ smtpUrl: server.url, from }, server).sendMail(mail)).rejects.toMatchObject({
    alsoRefused,
  });
});

test('a comma in an address makes no second recipient', async () => {
  const server = await aMailServer();

  await smtp({ smtpUrl: server.url, from }, server)
    .sendMail({ ...mail, to: '"a, other@example.com" <negar@example.com>' })
    .catch(() => undefined);

  expect(server.taken.flatMap(({ to }) => to)).not.toContain('other@example.com');
});

/** The text of a mail, whose lines are in base64 or quoted. */
function bodyOf(data = ''): string {
  const [head = '', body = ''] = data.split('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
