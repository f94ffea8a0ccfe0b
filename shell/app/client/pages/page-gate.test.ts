import { later, type Later } from '@kashi/kit/testing/later';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRouteMatcher, type ClientRoute } from './client-routes.ts';
import type { Navigation } from './navigation.ts';
import { createPageGate } from './page-gate.ts';
import type { Occasion, PagePreparation, Prepared, PreparedPage } from './page-preparation.ts';

const match = createRouteMatcher([
  { remote: 'mf-a', page: 'thing', paths: ['/thing/:id'], audience: 'everyone', fragments: [] },
]);

/** The answers under way, by occasion and address. */
let answers: Map<string, Later<Prepared>[]>;
const [overtake, abandon, onShown] = [vi.fn(), vi.fn(), vi.fn()];
/** The page that a followed link has prepared. */
let followed: PreparedPage | undefined;
/** Where a guest signs in for the page that is stepped to. */
let signInPath: string | null;

const aPage = (path: string, title = path) =>
  ({ kind: 'page', route: match(path), head: { title } }) as PreparedPage;
const answer = (asked: string, prepared: Prepared) =>
  answers.get(asked)?.shift()?.resolve(prepared);

/** A gate that has shown `/thing/b`. */
async function aGate() {
  const prepare = ({ url }: ClientRoute, occasion: Occasion) => {
    const promise = later<Prepared>();
    const asked = `${occasion} ${url}`;
    answers.set(asked, [...(answers.get(asked) ?? []), promise]);
    return promise.promise;
  };
  const take = ({ url }: ClientRoute) => (followed?.route.url === url ? followed : undefined);
  const hears = vi.spyOn(globalThis, 'addEventListener');
  const gate = createPageGate({
    match,
    here: () => location.pathname + location.search,
    signInFirst: () => signInPath,
    preparation: { prepare, abandon } as Partial<PagePreparation> as PagePreparation,
    navigation: { take, overtake } as Partial<Navigation> as Navigation,
    liveSet: { ask: () => Promise.resolve(true), hasDocumentOf: () => Promise.resolve(false) },
    onShown,
  });
  const heard = [...hears.mock.calls];
  onTestFinished(() => {
    for (const [type, listener] of heard) removeEventListener(type, listener);
  });
  history.replaceState({ key: 'b' }, '', '/thing/b');
  const begun = gate.begin();
  answer('visit /thing/b', aPage('/thing/b'));
  await begun;
  await arrives();
  return gate;
}

/** As single-spa does after a change of address: it waits for the gate, and then says that the page is there. */
async function arrives(): Promise<void> {
  const waits: Promise<boolean>[] = [];
  const detail = { cancelNavigation: waits.push.bind(waits) };
  dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
  await Promise.all(waits);
  dispatchEvent(new CustomEvent('single-spa:routing-event'));
}

/** The visitor steps through the history. */
function steps(to: string, state: unknown = { key: to }): Promise<void> {
  history.replaceState(state, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  return arrives();
}

beforeEach(() => {
  answers = new Map();
  followed = undefined;
  signInPath = null;
  for (const mock of [overtake, abandon, onShown]) mock.mockReset();
});

test('an answer to a retry is dropped once the shopper has gone back to another page', async () => {
  const gate = await aGate();
  const retried = gate.again();

  const stepped = steps('/thing/a');
  answer('reload /thing/b', aPage('/thing/b', 'late'));
  answer('back /thing/a', aPage('/thing/a'));
  await stepped;

  expect((await retried)?.head.title).not.toBe('late');
  expect(gate.settled()?.route.url).toBe('/thing/a');
});

test('an answer that comes after the step is dropped too, even if it would lead elsewhere', async () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  const gate = await aGate();
  const retried = gate.again();

  const stepped = steps('/thing/a');
  answer('back /thing/a', aPage('/thing/a'));
  await stepped;
  answer('reload /thing/b', { kind: 'redirect', to: '/elsewhere', permanent: false });

  expect((await retried)?.route.url).toBe('/thing/a');
  expect(replace).not.toHaveBeenCalled();
});

test('of two readings of a page the later one wins, whichever is answered first', async () => {
  const gate = await aGate();
  const first = gate.again();
  const second = gate.again();
  const [older, newer] = answers.get('reload /thing/b') ?? [];

  newer?.resolve(aPage('/thing/b', 'newer'));
  await second;
  older?.resolve(aPage('/thing/b', 'older'));

  expect((await first)?.head.title).toBe('newer');
  expect(gate.settled()?.head.title).toBe('newer');
});

test('a retry of a page without its code takes the code that has come by now, and else loads the document anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const fails = (asked: string) => answers.get(asked)?.shift()?.reject(new Error('late'));
  const gate = await aGate();
  const stepped = steps('/thing/a');
  fails('back /thing/a');
  await stepped;
  expect(gate.settled()).toBeNull();

  void gate.again();
  fails('reload /thing/a');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const retried = gate.again();
  answer('reload /thing/a', aPage('/thing/a', 'whole'));

  expect((await retried)?.head.title).toBe('whole');
  expect(reload).toHaveBeenCalledOnce();
});

test('a link to a place of the page reads nothing again, and lets a navigation under way go on', async () => {
  const gate = await aGate();

  await steps('/thing/b#top', null);

  expect(answers.get('back /thing/b')).toBeUndefined();
  expect(overtake).not.toHaveBeenCalled();
  expect(onShown).toHaveBeenLastCalledWith(gate.settled(), true, false);
});

test('the browser tells twice of such a link, and the second time too the shopper stays at the place', async () => {
  const gate = await aGate();
  await steps('/thing/b#top', null);

  history.replaceState({ key: 'noted meanwhile' }, '');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await arrives();

  expect(onShown).toHaveBeenLastCalledWith(gate.settled(), true, false);
});

test('the step back from such a place returns to where the shopper was, from memory', async () => {
  const gate = await aGate();
  await steps('/thing/b#top', null);

  await steps('/thing/b', { key: 'b' });

  expect(answers.get('back /thing/b')).toBeUndefined();
  expect(onShown).toHaveBeenLastCalledWith(gate.settled(), true, true);
});

test('the step back from another page to such a place restores where the shopper was', async () => {
  const gate = await aGate();
  await steps('/thing/b#top', null);
  const stepped = steps('/thing/a');
  answer('back /thing/a', aPage('/thing/a'));
  await stepped;

  const back = steps('/thing/b#top', null);
  answer('back /thing/b', aPage('/thing/b'));
  await back;

  expect(onShown).toHaveBeenLastCalledWith(gate.settled(), true, true);
});

test("a step back to a customer's page after a sign-out leads to the sign-in, and on to the page", async () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  const gate = await aGate();
  signInPath = '/login?returnUrl=%2Fthing%2Fa';

  void steps('/thing/a');

  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(signInPath));
  expect(answers.get('back /thing/a')).toBeUndefined();
  expect(gate.settled()?.route.url).toBe('/thing/b');
});

test('a step to another page overtakes a navigation under way', async () => {
  await aGate();

  const stepped = steps('/thing/a');
  answer('back /thing/a', aPage('/thing/a'));
  await stepped;

  expect(overtake).toHaveBeenCalled();
});

test('a link that is followed during a slow step back opens at once, and nothing of the step is shown', async () => {
  const gate = await aGate();
  const stepped = steps('/thing/a');
  followed = aPage('/thing/c');
  history.pushState({ key: 'c' }, '', '/thing/c');
  dispatchEvent(new PopStateEvent('popstate', { state: { key: 'c' } }));

  await stepped;

  expect(gate.settled()).toBe(followed);
  expect(gate.settledPath()).toBe('/thing/c');
  expect(abandon).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: '/thing/a' }));
  expect(onShown).toHaveBeenLastCalledWith(followed, true, false);
});

test('a second step back does not wait for the first', async () => {
  const gate = await aGate();
  const stepped = steps('/thing/a');
  history.replaceState({ key: 'c' }, '', '/thing/c');
  dispatchEvent(new PopStateEvent('popstate', { state: { key: 'c' } }));

  await vi.waitFor(() => expect(answers.has('back /thing/c')).toBe(true));
  answer('back /thing/c', aPage('/thing/c'));
  await stepped;

  expect(gate.settled()?.route.url).toBe('/thing/c');
  expect(onShown).toHaveBeenLastCalledWith(gate.settled(), true, true);
});

test('a slow step back shows that a page is on its way', async () => {
  await aGate();
  const stepped = steps('/thing/a');
  const { dataset } = document.documentElement;

  await vi.waitFor(() => expect(dataset).toHaveProperty('navigating'));
  answer('back /thing/a', aPage('/thing/a'));
  await stepped;

  expect(dataset).not.toHaveProperty('navigating');
});

test('an address that changes while a page is put on the screen is not yet the one that is shown', async () => {
  const gate = await aGate();
  history.pushState({ key: 'c' }, '', '/thing/c');

  dispatchEvent(new CustomEvent('single-spa:routing-event'));

  expect(gate.settledPath()).toBe('/thing/b');
});
