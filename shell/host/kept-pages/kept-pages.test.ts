import { expect, onTestFinished, test, vi } from 'vitest';
import { documentOf } from '../packing/written-document.ts';
import { ChangeLog } from './change-log.ts';
import { KeptPage } from './kept-page.ts';
import { KeptPages, type Made } from './kept-pages.ts';

/** Compressing a page as small as possible takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** Pages behind a line that stays alive until the test says otherwise. */
function somePages({ mostBytes = 1_000_000 } = {}) {
  const changes = new ChangeLog();
  const listeners = new Set<(tags: readonly string[]) => void>();
  const line = {
    changes,
    isAlive: () => state.isAlive,
    onChange: (hear: (tags: readonly string[]) => void) => void listeners.add(hear),
  };
  const state = { isAlive: true };
  const pages = new KeptPages<Made>({ line, mostBytes });
  return {
    state,
    pages,
    change(...tags: string[]) {
      changes.note(tags);
      for (const hear of listeners) hear(tags);
    },
    /** The answer for a visitor of `key`; `compose` is called if the page has to be composed. */
    async given(key: string, compose: () => Promise<Made>) {
      const made = await pages.page(key, compose);
      return made instanceof KeptPage ? String(await pages.body(key, made, '')) : '(not kept)';
    },
  };
}

function aPage(html: string, ...tags: string[]): Made {
  return {
    keepable: {
      html: documentOf(Buffer.from(html)),
      page: 'mf-a/hello',
      headers: {},
      tags: new Set(tags),
    },
  };
}

const composed = (html: string, ...tags: string[]) =>
  vi.fn(() => Promise.resolve(aPage(html, ...tags)));

test('simultaneous requests for a page wait for one composing', async () => {
  const { given } = somePages();
  const compose = composed('one');

  const all = await Promise.all([1, 2, 3, 4].map(() => given('/', compose)));

  expect(all).toEqual(['one', 'one', 'one', 'one']);
  expect(compose).toHaveBeenCalledOnce();
});

test('a page whose price changes during its composing is not kept', async () => {
  const { given, change } = somePages();
  const slow = Promise.withResolvers<Made>();

  const first = given('/', () => slow.promise);
  change('product-1');
  slow.resolve(aPage('old', 'product-1'));

  expect(await first).toBe('(not kept)');
  expect(await given('/', composed('new', 'product-1'))).toBe('new');
});

test('a request after the notice does not get a page begun before it', async () => {
  const { given, change } = somePages();
  const slow = Promise.withResolvers<Made>();
  const fresh = composed('new', 'product-1');

  const before = given('/', () => slow.promise);
  change('product-1');
  const after = given('/', fresh);
  slow.resolve(aPage('old', 'product-1'));
  await Promise.all([before, after]);

  expect(fresh).toHaveBeenCalledOnce();
});

test('a private page is not shared with the requests that wait for it', async () => {
  const { given } = somePages();
  const compose = vi.fn(() => Promise.resolve<Made>({ keepable: null }));

  await Promise.all([given('/', compose), given('/', compose)]);

  expect(compose).toHaveBeenCalledTimes(2);
});

test('a composing that fails fails only for the request that began it', async () => {
  const { given } = somePages();

  const failing = given('/', () => Promise.reject(new Error('broken')));
  const waiting = given('/', composed('whole'));

  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('(not kept)');
  expect(await given('/', composed('next'))).toBe('next');
});

test('while the line is dead no page is kept, and no kept page is used', async () => {
  const { given, state } = somePages();
  await given('/', composed('kept'));

  state.isAlive = false;

  expect(await given('/', composed('new'))).toBe('(not kept)');
  expect(await given('/', composed('new'))).toBe('(not kept)');
});

test('an old page is used once more while it is renewed, and a very old one is not used', async () => {
  const { given } = somePages();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  await given('/', composed('first'));

  clock.mockReturnValue(61_000);
  expect(await given('/', composed('second'))).toBe('first');
  await vi.waitFor(async () => expect(await given('/', composed('third'))).toBe('second'));
  clock.mockReturnValue(400_000);

  expect(await given('/', composed('fourth'))).toBe('fourth');
});

test('a page that cannot be renewed is not used when it is very old, however often it is asked for', async () => {
  const { given } = somePages();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  await given('/', composed('first'));
  const failing = vi.fn(() => Promise.reject(new Error('broken')));

  const answers: string[] = [];
  for (let minute = 1; minute <= 4; minute += 1) {
    clock.mockReturnValue(minute * 61_000);
    answers.push(await given('/', failing), await given('/', failing));
  }
  clock.mockReturnValue(5 * 61_000);

  expect(answers).toEqual(Array.from({ length: 8 }, () => 'first'));
  expect(failing).toHaveBeenCalledTimes(4);
  expect(await given('/', composed('new'))).toBe('new');
});

test('kept pages stay within their bytes, and the one unused for the longest goes first', async () => {
  const { given } = somePages({ mostBytes: 2 * 4200 });
  await given('/a', composed('a'));
  await given('/b', composed('b'));
  await given('/a', composed('another a'));

  await given('/c', composed('c'));

  expect(await given('/a', composed('another a'))).toBe('a');
  expect(await given('/b', composed('another b'))).toBe('another b');
});

test('a page with many requests is compressed as small as possible', async () => {
  const { given, pages } = somePages();
  const html = Array.from({ length: 3000 }, (_, count) => `<p>${(count * 7919) % 5003}</p>`).join(
    '',
  );
  const compose = composed(html);
  await given('/', compose);
  const page = (await pages.page('/', compose)) as KeptPage;
  const quickly = (await page.in('br')).length;

  for (let count = 0; count < 20; count += 1) await given('/', compose);

  const isSmaller = async () => (await page.in('br')).length < quickly;
  await expect.poll(isSmaller, { timeout: 20_000 }).toBe(true);
  expect(String(await page.in(''))).toBe(html);
});

test('more changed tags than can be told apart count as a change of everything', () => {
  const log = new ChangeLog();
  const before = log.now();

  log.note(Array.from({ length: 10_001 }, (_, id) => `product-${id}`));

  expect(log.isTouched(['group-1'], before)).toBe(true);
  expect(log.isTouched(['group-1'], log.now())).toBe(false);
});
