import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { shopPages } from '@kashi/border/pages/shop-pages';
import { changePasswordRoute } from './change-password-route.ts';

function askedOf(pages: Parameters<typeof shopPages>[0]) {
  const host = Fastify();
  changePasswordRoute(host, () => Promise.resolve(shopPages(pages)));
  onTestFinished(() => host.close());
  return host.inject('/.well-known/change-password');
}

test('a password manager is led to the page that changes the password, wherever its team has put it', async () => {
  const answer = await askedOf([
    { paths: ['/info'], menu: [{ title: 'اطلاعات', icon: 'user', in: { account: 1 } }] },
    { paths: ['/secret'], menu: [{ title: 'رمز', icon: 'lock', in: { account: 2 } }] },
  ]);

  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/secret');
});

test('a shop without such a page says that there is none', async () => {
  expect(await askedOf([])).toMatchObject({ statusCode: 404, body: '' });
});
