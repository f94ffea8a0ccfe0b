import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('the right password is recognised, another one is not', async () => {
  const stored = await hashPassword('kashi12');

  expect(await isPassword(stored, 'kashi12')).toBe(true);
  expect(await isPassword(stored, 'kashi13')).toBe(false);
});

test('a stored hash names its parameters, and differs for the same password', async () => {
  const [first, second] = await Promise.all([hashPassword('1234'), hashPassword('1234')]);

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
});

test('without an account no password is right', async () => {
  expect(await isPassword(null, 'kashi12')).toBe(false);
});

test('many checks at once are all answered', async () => {
  const stored = await hashPassword('kashi12');

  const answers = await Promise.all(
    Array.from({ length: 12 }, () => isPassword(stored, 'kashi12')),
  );

  expect(answers).toEqual(Array(12).fill(true));
});
