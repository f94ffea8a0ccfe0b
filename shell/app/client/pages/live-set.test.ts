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

test('the host can be asked, and an unreachable host changes nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await liveSet.ask()).toBe(false);
  expect(liveSet.isOld()).toBe(false);

  vi.stubGlobal('fetch', () => Promise.resolve(answerOf('two')));
  expect(await liveSet.ask()).toBe(true);
  expect(liveSet.isOld()).toBe(true);
});
