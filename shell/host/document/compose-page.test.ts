import { expect, onTestFinished, test, vi } from 'vitest';
import { aSet, documentAt } from './compose-fixtures.ts';
import { LateError, shellDeadlineMs } from './rendering/deadline.ts';

test('a page stands between header and footer, and its files are named once in the head', async () => {
  const { composed, html } = await documentAt('/hello', aSet({}));

  expect(composed).toMatchObject({ status: 200, audience: 'everyone' });
  expect(html).toMatch(/<header>.*<h1>Hello<\/h1>.*<footer>/s);
  expect(html.match(/"\/r\/mf-a\/1\/web\/hello\.js" /g)).toHaveLength(1);
  expect(html).toContain('integrity="sha256-hello"');
  expect(html).toContain('<link rel="canonical" href="https://shop.test/hello">');
});

test('search engines get full addresses', async () => {
  const { html } = await documentAt('/hello', aSet({}));

  expect(html).toContain(
    '{"name":"A/B","url":"https://shop.test/hello","image":["https://shop.test/hello.webp"]}',
  );
});

test('only the scripts that the paint needs stand before the header, and nothing for search engines does', async () => {
  const set = aSet({});
  const told = {
    ...set,
    shell: { ...set.shell, entry: { ...set.shell.entry, paintScriptCount: 1 } },
  };

  const { html: before } = await documentAt('/hello', set);
  const { html } = await documentAt('/hello', told);

  expect(before).toMatch(/theme\(\).*begin\(\).*shell\.css.*<header>/s);
  expect(html).toMatch(
    /theme\(\).*shell\.css.*<\/header><script>begin\(\)<\/script><main.*<\/main>.*ld\+json/s,
  );
  expect(html.match(/begin\(\)|ld\+json/g)).toHaveLength(2);
});

test('a shared link shows its picture with known sizes, at a full address', async () => {
  const { html } = await documentAt('/hello', aSet({}));

  expect(html).toContain('<meta property="og:image" content="https://shop.test/hello.webp">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:locale" content="fa_IR">');
});

test("the shop's one language is declared as the language for everyone", async () => {
  const { html } = await documentAt('/hello', aSet({}));

  for (const hreflang of ['fa', 'x-default']) {
    expect(html).toContain(
      `<link rel="alternate" hreflang="${hreflang}" href="https://shop.test/hello">`,
    );
  }
});

test('data for the browser cannot end its script element', async () => {
  const { html } = await documentAt('/hello', aSet({}));

  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(boot)).toMatchObject({
    page: { data: { text: '</script><!--' }, state: 'rendered' },
  });
});

test('a page that throws leaves its skeleton with status 503, between header and footer', async () => {
  const thrown = new Error('broken');

  const { composed, html, report } = await documentAt(
    '/hello',
    aSet({ renderPage: () => Promise.reject(thrown) }),
  );

  expect(composed).toMatchObject({ status: 503 });
  expect(html).toMatch(/<header>.*Waiting.*<footer>/s);
  expect(report).toHaveBeenCalledWith(thrown, 'page mf-a/hello');
});

test('a page that is late is left to the browser, with status 200', async () => {
  const { composed, html } = await documentAt(
    '/hello',
    aSet({ renderPage: () => new Promise(() => undefined) }),
  );

  expect(composed).toMatchObject({ status: 200 });
  expect(html).toContain('"state":"waiting"');
});

test('a skeleton that never comes leaves the page empty for the browser', async () => {
  const never = () => new Promise<never>(() => undefined);

  const { composed, html, report } = await documentAt(
    '/hello',
    aSet({ renderPage: never, renderWaiting: never }),
  );

  expect(composed).toMatchObject({ status: 200 });
  expect(html).toMatch(/<header>.*Empty.*<footer>/s);
  expect(report).toHaveBeenLastCalledWith(expect.any(LateError), 'skeleton mf-a/hello');
});

test.each([
  ['its frame', '/hello', 'renderFrame'],
  ['its page for unknown addresses', '/nowhere', 'renderNotFound'],
] as const)('a shell that never renders %s gives the place of the page back', async (...told) => {
  const [, url, part] = told;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const set = aSet({});
  Object.assign(set.shell.entry, { [part]: () => new Promise(() => undefined) });

  const composed = expect(documentAt(url, set)).rejects.toThrow(LateError);
  await vi.advanceTimersByTimeAsync(shellDeadlineMs);

  await composed;
});

test('a fragment that throws leaves its place empty and the page whole', async () => {
  const { composed, html } = await documentAt(
    '/hello',
    aSet({ renderFragment: () => Promise.reject(new Error('broken')) }),
  );

  expect(composed).toMatchObject({ status: 200 });
  expect(html).toContain('<header></header>');
});

test('an address that no page owns is the not-found page with status 404', async () => {
  const { composed, html } = await documentAt('/nowhere', aSet({}));

  expect(composed).toMatchObject({ status: 404 });
  expect(html).toContain('<h1>Not found</h1>');
});

test('a page may send its visitor to another address', async () => {
  const redirect = { kind: 'redirect', to: '/there', permanent: true } as const;

  const { composed } = await documentAt(
    '/hello',
    aSet({ renderPage: () => Promise.resolve(redirect) }),
  );

  expect(composed).toEqual({ kind: 'redirect', to: '/there', status: 301 });
});
