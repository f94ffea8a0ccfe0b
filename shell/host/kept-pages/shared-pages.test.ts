import { expect, test, vi } from 'vitest';
import { aKeepingHost } from './kept-fixtures.ts';

vi.setConfig({ testTimeout: 40_000 });

/** A page whose old address redirects to one with the name, like a product's. */
const moves = `
  if (host.location().includes('old'))
    return { kind: 'redirect', to: '/hello?price=' + price, permanent: true }`;

test('visitors from any campaign get the same page, composed once', async () => {
  const { api, visit, keeps, text } = await aKeepingHost({ extra: `write(host.location() + '.')` });
  await keeps();
  const [asked, own] = [api.asked.length, await text()];

  const { body } = await visit({}, '/hello?utm_source=mail&gclid=x');

  expect(body).toContain(own);
  expect(body).toContain('/hello.');
  expect(body).not.toContain('gclid');
  expect(api.asked).toHaveLength(asked);
});

test('a parameter that the page may read makes another page, also beside a campaign', async () => {
  const { visit, keeps } = await aKeepingHost({ extra: `write(host.location() + '.')` });
  await keeps();

  const { body } = await visit({}, '/hello?utm_source=mail&variant=72');

  expect(body).toContain('/hello?variant=72.');
});

test('a kept page still remembers a click on Torob, for its visitor alone', async () => {
  const { visit, keeps } = await aKeepingHost();
  await keeps();

  const clicked = await visit({}, '/hello?torob_clid=abc');
  const other = await visit();

  expect(clicked.headers['set-cookie']).toContain('torob_clid=abc');
  expect(other.headers['set-cookie']).toBeUndefined();
});

test('a redirect is kept until a notice says that its target may have changed', async () => {
  const { api, visit, keeps } = await aKeepingHost({ extra: moves });
  await keeps();
  const ledTo = async () => (await visit({}, '/hello?old')).headers.location;
  expect(await ledTo()).toBe('/hello?price=100');
  const asked = api.asked.length;
  api.state.price = 200;

  const again = await visit({}, '/hello?old');
  expect(again).toMatchObject({ statusCode: 301, headers: { location: '/hello?price=100' } });
  expect(api.asked).toHaveLength(asked);
  api.say(['product-1']);

  await expect.poll(ledTo, { timeout: 20_000 }).toBe('/hello?price=200');
});

test('a redirected visitor keeps the campaign parameters', async () => {
  const { visit, keeps } = await aKeepingHost({ extra: moves });
  await keeps();

  const mail = await visit({}, '/hello?old&utm_source=mail');
  const search = await visit({}, '/hello?gclid=x&old');

  expect(mail.headers.location).toBe('/hello?price=100&utm_source=mail');
  expect(search.headers.location).toBe('/hello?price=100&gclid=x');
});

test('a browser asks about a redirect each time, since a renamed product may get its old name back', async () => {
  const { visit, keeps } = await aKeepingHost({ extra: moves });
  await keeps();

  const { statusCode, headers } = await visit({}, '/hello?old');

  expect([statusCode, headers['cache-control']]).toEqual([301, 'no-cache']);
});

test('a redirect that rests on a failed call is not kept', async () => {
  const { api, visit, keeps } = await aKeepingHost({ extra: moves });
  await keeps();
  api.state.status = 503;
  await visit({}, '/hello?old');
  const asked = api.asked.length;

  await visit({}, '/hello?old');

  expect(api.asked).toHaveLength(asked + 1);
});

test('the metrics show how pages are answered, and how many are kept and purged', async () => {
  const { api, server, visit, keeps } = await aKeepingHost();
  await keeps();
  const figures = async () => {
    const { body } = await server.inject('/metrics');
    const figure = (name: string) =>
      Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    return {
      kept: figure('kashi_pages_total{answer="kept"}'),
      composed: figure('kashi_pages_total{answer="composed"}'),
      turnedAway: figure('kashi_pages_total{answer="turned_away"}'),
      pages: figure('kashi_kept_pages'),
      bytes: figure('kashi_kept_pages_bytes'),
      purged: figure('kashi_kept_pages_purged_total'),
    };
  };
  const before = await figures();
  expect(before).toMatchObject({ pages: 1, turnedAway: 0 });
  expect(before.bytes).toBeGreaterThan(1000);

  await visit();
  api.say(['product-1']);
  await expect.poll(async () => (await figures()).purged).toBe(before.purged + 1);
  await visit();

  expect(await figures()).toMatchObject({
    kept: before.kept + 1,
    composed: before.composed + 1,
    pages: 1,
  });
});
