import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from './cache-fixtures.ts';
import { answerForm, answerVisit, isNetworkThere } from './navigation.ts';
import { findFile, findPage, keepPage } from './set-cache.ts';

let network: () => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers();
  // The library's development build writes every visit into the console.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', () => network());
  vi.stubGlobal('ExtendableEvent', Visit);
  vi.stubGlobal('FetchEvent', Visit);
  const html = '<title>چای</title><main id="content">kept</main>';
  await keepPage(
    '/seen',
    { set: 'one', html, headers: new Headers() },
    { used: [], now: Date.now() },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

class Visit extends Event {
  readonly request: Request;

  constructor(path: string) {
    super('fetch');
    this.request = new Request(`https://shop.example${path}`);
  }

  waitUntil() {
    // A test waits for what it looks at.
  }
}

const eventAt = (path: string) => new Visit(path) as Event as FetchEvent;

async function visit(path: string) {
  const heard: string[] = [];
  const answer = answerVisit(eventAt(path), (at, set) => heard.push(`${at} of ${set}`));
  await vi.advanceTimersByTimeAsync(4000);
  return { text: await (await answer).text(), heard };
}

const away = () => Promise.reject(new TypeError('no network'));
const hanging = () => new Promise<Response>(() => undefined);

test('while the network works, a visitor gets the page of now, although an older one is kept', async () => {
  const headers = { 'content-type': 'text/html', 'kashi-keep': 'two' };
  network = () => Promise.resolve(new Response('now', { headers }));

  expect(await visit('/seen')).toEqual({ text: 'now', heard: ['/seen of two'] });
  expect(isNetworkThere()).toBe(true);
});

test("a page of the visitor's own is passed on, and is nothing to keep", async () => {
  network = () =>
    Promise.resolve(new Response('own', { headers: { 'content-type': 'text/html' } }));

  expect(await visit('/cart')).toEqual({ text: 'own', heard: [] });
});

test('without a network a page that was seen is shown, and is not kept anew', async () => {
  network = away;

  const { text, heard } = await visit('/seen');

  expect(text).toContain('اینترنت وصل نیست');
  expect(text).toContain('kept');
  expect(heard).toEqual([]);
  expect(isNetworkThere()).toBe(false);
});

test('where the browser answers a visit that it began with an error, as Firefox does, a page that was seen is shown', async () => {
  network = () => Promise.resolve(Response.error());

  expect((await visit('/seen')).text).toContain('<main id="content">kept</main>');
  expect((await visit('/other')).text).toContain('پیش‌تر در این مرورگر ندیده‌اید');
});

test('where the network hangs, a page that was seen is shown after four seconds', async () => {
  network = hanging;

  expect((await visit('/seen')).text).toContain('فروشگاه پاسخ نمی‌دهد');
});

test('without a network a page that was never seen is explained', async () => {
  network = away;

  expect((await visit('/other')).text).toContain('پیش‌تر در این مرورگر ندیده‌اید');
});

test('the page about an API that is away is none without a network: the first page comes', async () => {
  network = away;

  const answer = await answerVisit(eventAt('/webServiceError'), () => undefined);

  expect(answer.status).toBe(302);
});

test('where the browser cannot read what it keeps, it has kept nothing, and files come from the network', async () => {
  const broken = () => Promise.reject(new DOMException('corrupt', 'UnknownError'));
  vi.stubGlobal('caches', { keys: broken, match: broken, open: broken });
  network = away;

  expect(await findFile('/r/mf-a/1.js')).toBeUndefined();
  expect(await findPage('/seen', Date.now())).toBeUndefined();
  expect(await (await answerForm(eventAt('/cart'))).text()).toContain('معلوم نیست');
});

test('a form that has no answer may have arrived, and the page says so', async () => {
  network = away;

  const answer = await answerForm(eventAt('/cart'));

  expect(await answer.text()).toContain('معلوم نیست');
});
