import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { rememberTorobClick } from './torob-click.ts';

async function cookieAfter(url: string, { isSecure = true } = {}) {
  const server = Fastify();
  server.get('/*', (request, reply) => {
    rememberTorobClick(request, reply, { isSecure });
    return 'page';
  });
  const { headers } = await server.inject({ url });
  return headers['set-cookie'];
}

test('the click that brought a shopper is kept for a week, unreadable for scripts', async () => {
  expect(await cookieAfter('/product/7?variant=2&torob_clid=a1b2-c3')).toBe(
    'torob_clid=a1b2-c3; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure',
  );
});

test('a shop without https keeps it too', async () => {
  expect(await cookieAfter('/?torob_clid=a1', { isSecure: false })).not.toContain('Secure');
});

test.each([
  '/',
  '/?torob_clid=',
  '/?torob_clid=a%3B%20Domain=evil',
  `/?torob_clid=${'a'.repeat(101)}`,
])('%s sets no cookie', async (url) => {
  expect(await cookieAfter(url)).toBeUndefined();
});
