import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSet, type LiveSet } from './live-set.ts';

let liveSet: LiveSet;

beforeEach(() => {
  document.body.innerHTML =
    '<header><input name="search"></header><main id="content"><input name="name"></main>';
  history.replaceState(null, '', '/product/1');
  liveSet = createLiveSet('one');
});

afterEach(() => vi.unstubAllGlobals());

const answerOf = (set: string | null) =>
  new Response(null, { headers: set === null ? {} : { 'x-release-set': set } });
const typeInto = (name: string) =>
  document.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true }));

test('a tab reloads at its next link when the host names another set, and stays when the host names its own set again', () => {
  liveSet.hear(answerOf(null));
  expect(liveSet.mayMoveTo('/filter')).toBe(false);

  liveSet.hear(answerOf('two'));
  expect(liveSet.mayMoveTo('/filter')).toBe(true);

  liveSet.hear(answerOf('one'));
  expect(liveSet.mayMoveTo('/filter')).toBe(false);
});

test.each(['/cart', '/chooseAddress', '/Invoice?step=2'])(
  'a tab stays on its set on the way to %s and away from it',
  (step) => {
    liveSet.hear(answerOf('two'));

    expect(liveSet.mayMoveTo(step)).toBe(false);
    history.replaceState(null, '', step);
    expect(liveSet.mayMoveTo('/filter')).toBe(false);
  },
);

test('a tab keeps its set while a form has typed text, and a typed search does not count', () => {
  liveSet.hear(answerOf('two'));

  typeInto('search');
  expect(liveSet.mayMoveTo('/filter')).toBe(true);
  typeInto('name');
  expect(liveSet.mayMoveTo('/filter')).toBe(false);

  history.replaceState(null, '', '/filter');
  expect(liveSet.mayMoveTo('/')).toBe(true);
});

/** What the host answers when it is asked: the live set, or nothing. */
const hostAnswers = (set: string | null) =>
  vi.stubGlobal('fetch', () =>
    set ? Promise.resolve(answerOf(set)) : Promise.reject(new TypeError('offline')),
  );

test('the host can be asked, and an unreachable host changes nothing', async () => {
  hostAnswers(null);
  expect(await liveSet.ask()).toBe(false);
  expect(liveSet.mayMoveTo('/filter')).toBe(false);

  hostAnswers('two');
  expect(await liveSet.ask()).toBe(true);
  expect(liveSet.mayMoveTo('/filter')).toBe(true);
});

test.each([
  ['everyone', 'one', true],
  ['everyone', null, false],
  ['visitor', 'one', false],
  ['visitor', 'two', true],
] as const)(
  'in place of a page for %s a document is loaded while the host serves set %s: %s',
  async (audience, set, isLoaded) => {
    hostAnswers(set);

    expect(await liveSet.hasDocumentOf({ audience })).toBe(isLoaded);
  },
);
