import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const KASHI_SMTP_URL = 'smtps://shop:secret@mail.example:465';
const KASHI_MAIL_FROM = 'shop@shop.example';

test('a shop without a mail server sends no mail', () => {
  expect(readEnvironment({}).mail).toBeUndefined();
});

test('a mail server needs a sender, and a sender a server', () => {
  const both = { KASHI_SMTP_URL, KASHI_MAIL_FROM };

  expect(readEnvironment(both).mail).toEqual({
    smtpUrl: new URL(KASHI_SMTP_URL),
    from: KASHI_MAIL_FROM,
  });
  for (const one of [{ KASHI_SMTP_URL }, { KASHI_MAIL_FROM }]) {
    expect(() => readEnvironment(one)).toThrow('set KASHI_SMTP_URL and KASHI_MAIL_FROM');
  }
});

test('what is no mail server or no address is named at the start', () => {
  expect(() => readEnvironment({ KASHI_SMTP_URL: 'https://x.example', KASHI_MAIL_FROM })).toThrow(
    'KASHI_SMTP_URL',
  );
  expect(() => readEnvironment({ KASHI_SMTP_URL, KASHI_MAIL_FROM: 'shop' })).toThrow(
    'KASHI_MAIL_FROM should be an address',
  );
});

test('a percent sign that stands for nothing is refused at the start, without the password', () => {
  const percent = (url: string) => () => readEnvironment({ KASHI_SMTP_URL: url, KASHI_MAIL_FROM });

  const refused = percent('smtps://shop:50%off@mail.example');

  expect(refused).toThrow('KASHI_SMTP_URL should have %25 for each %');
  expect(refused).not.toThrow('50%off');
  expect(percent('smtps://shop:50%25off@mail.example')).not.toThrow();
});
